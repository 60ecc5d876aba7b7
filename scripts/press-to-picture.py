"""How long a window takes from a press of a key to its changed picture: the middle and the longest of many, milliseconds.

    press-to-picture.py COUNT

Presses Tab and Shift+Tab in turn on the display in DISPLAY and watches its uppermost HEIGHT pixels, where the focus has to go
to and fro. Needs the libraries of X11 that xdotool needs.
"""

import ctypes
import ctypes.util
import statistics
import sys
import time

HEIGHT = 90
# Between two presses, so that the window is at rest.
PAUSE = 0.12
# A press that changed nothing by then.
LOST = 2.0

x11, xtest = (ctypes.CDLL(ctypes.util.find_library(name)) for name in ("X11", "Xtst"))
x11.XOpenDisplay.restype = ctypes.c_void_p
x11.XDefaultRootWindow.restype = x11.XAllPlanes.restype = ctypes.c_ulong
x11.XGetImage.restype = ctypes.c_void_p
x11.XStringToKeysym.restype = ctypes.c_ulong


class Image(ctypes.Structure):
    _fields_ = [("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int), ("format", ctypes.c_int),
                ("data", ctypes.c_void_p), ("byte_order", ctypes.c_int), ("bitmap_unit", ctypes.c_int),
                ("bitmap_bit_order", ctypes.c_int), ("bitmap_pad", ctypes.c_int), ("depth", ctypes.c_int),
                ("bytes_per_line", ctypes.c_int)]


Z_PIXMAP = 2
display = ctypes.c_void_p(x11.XOpenDisplay(None))
root = ctypes.c_ulong(x11.XDefaultRootWindow(display))
width = x11.XDisplayWidth(display, x11.XDefaultScreen(display))


def picture():
    got = x11.XGetImage(display, root, 0, 0, width, HEIGHT, ctypes.c_ulong(x11.XAllPlanes()), Z_PIXMAP)
    image = Image.from_address(got)
    data = ctypes.string_at(image.data, image.bytes_per_line * image.height)
    x11.XFree(ctypes.c_void_p(image.data))
    x11.XFree(ctypes.c_void_p(got))
    return data


def key(name, down):
    code = x11.XKeysymToKeycode(display, ctypes.c_ulong(x11.XStringToKeysym(name)))
    xtest.XTestFakeKeyEvent(display, code, down, ctypes.c_ulong(0))
    x11.XFlush(display)


def press(shifted):
    if shifted:
        key(b"Shift_L", 1)
    key(b"Tab", 1)
    began = time.perf_counter()
    key(b"Tab", 0)
    if shifted:
        key(b"Shift_L", 0)
    return began


def main(count):
    took = []
    for index in range(count):
        before = picture()
        began = press(index % 2 == 1)
        while picture() == before:
            if time.perf_counter() - began > LOST:
                sys.exit("press-to-picture: nothing changed after a press")
        took.append((time.perf_counter() - began) * 1000)
        time.sleep(PAUSE)
    print(f"{statistics.median(took):.0f} {max(took):.0f}")


main(int(sys.argv[1]))
