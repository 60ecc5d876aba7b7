"""What `scripts/screen-reader` does within a session bus of its own: a client that knows names and actions, nothing else."""

import glob
import json
import os
import random
import subprocess
import sys
import time

from gi.repository import Gio, GLib

# Of AT-SPI: the roles of what is pressed, by number (check box, list item, button, radio button, toggle), and states.
PRESSED = {7, 32, 43, 44, 62}
CHECKED, ENABLED, FOCUSED = 4, 8, 12
PANEL, TOOLS, FIELD = 39, 63, 79
TABLE, CELL, HEAD, ROW = 55, 56, 10, 90
HOME = os.environ["WURFZABEL_HOME"]


class Thing:
    """Something in the window, as the cache of the program has it."""

    def __init__(self, item):
        (_, self.path), _, (_, self.parent), _, _, self.interfaces, self.name, self.role, self.about, states = item
        self.states = states[0] | states[1] << 32

    def __contains__(self, state):
        return bool(self.states >> state & 1)


def assistive():
    """The bus of assistive programs; from now on somebody listens, and the program says nothing before."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    enabled = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
    session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", enabled,
                      None, Gio.DBusCallFlags.NONE, -1)
    (address,) = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None,
                                   None, Gio.DBusCallFlags.NONE, -1).unpack()
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


class Window:
    """The window of the program, reached over the bus of assistive programs."""

    def __init__(self, program, bus):
        os.makedirs(HOME, exist_ok=True)
        with open(os.path.join(HOME, "settings.json"), "w", encoding="utf-8") as file:
            json.dump({"version": 1, "language": "en", "pause": 0, "dice_speed": "none"}, file)
        self.bus = bus
        self.process = subprocess.Popen([program])
        self.name = None
        self.name = self.wait(self.find, "the program is on the bus")
        self.wait(lambda: any(one.role in PRESSED for one in self.all()), "there is something to be pressed")
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "."], capture_output=True, text=True,
                               check=False).stdout.split()
        if found:
            subprocess.run(["xdotool", "windowfocus", found[-1]], check=False)

    def call(self, name, path, interface, method, given=None):
        return self.bus.call_sync(name, path, interface, method, given, None, Gio.DBusCallFlags.NONE, 5000).unpack()

    def find(self):
        root = "/org/a11y/atspi/accessible/root"
        (children,) = self.call("org.a11y.atspi.Registry", root, "org.a11y.atspi.Accessible", "GetChildren")
        # A portal of the system's may be there as well.
        return next((name for name, _ in children if self.process_of(name) == self.process.pid), None)

    def process_of(self, name):
        bus = "org.freedesktop.DBus"
        return self.call(bus, "/org/freedesktop/DBus", bus, "GetConnectionUnixProcessID", GLib.Variant("(s)", (name,)))[0]

    def all(self):
        """All that is in the window."""
        (items,) = self.call(self.name, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems")
        return [Thing(item) for item in items]

    def wait(self, what, why, long=30.0):
        """What is there at last."""
        end = time.monotonic() + long
        while time.monotonic() < end:
            found = what()
            if found:
                return found
            if self.process.poll() is not None:
                raise SystemExit(f"the program ended: {why}")
            time.sleep(0.05)
        there = [one.name for one in self.all()] if self.name else []
        raise SystemExit(f"not within {long} s: {why}; there is {there}")

    def called(self, name, roles=None):
        found = (one for one in self.all() if one.name == name and (roles is None or one.role in roles))
        return next(found, None)

    def ask(self, thing, interface, method, given):
        try:
            self.call(self.name, thing.path, interface, method, given)
        except GLib.Error:
            # It went meanwhile.
            pass

    def do(self, thing):
        self.ask(thing, "org.a11y.atspi.Action", "DoAction", GLib.Variant("(i)", (0,)))

    def press(self, name, enabled=True):
        def there():
            one = self.called(name, PRESSED)
            return one if one and (not enabled or ENABLED in one) else None
        self.do(self.wait(there, f"something to be pressed is called {name}"))

    def write(self, thing, text):
        self.ask(thing, "org.a11y.atspi.EditableText", "SetTextContents", GLib.Variant("(s)", (text,)))

    def pressed_within(self, group, things=None):
        """What can be pressed in groups of that name."""
        things = things or self.all()
        parents = {one.path: one.parent for one in things}
        groups = {one.path for one in things if one.name == group and one.role == PANEL}

        def within(path):
            # The program itself lies within the desktop, which goes by the same path.
            while parents.get(path, path) != path:
                path = parents[path]
                if path in groups:
                    return True
            return False

        return [one for one in things if one.role in PRESSED and ENABLED in one and within(one.path)]

    def has_names(self, things=None):
        nameless = [(one.role, one.path) for one in things or self.all() if one.role in PRESSED | {FIELD} and not one.name]
        if nameless:
            raise SystemExit(f"without a name: {nameless}")


def is_over(program):
    """Whether the last match is over, as the command line tells."""
    matches = sorted(glob.glob(os.path.join(HOME, "matches", "*.wurf")), key=os.path.getmtime)
    if not matches:
        return False
    said = subprocess.run([program, "replay", matches[-1], "--json"], capture_output=True, text=True, check=False)
    return json.loads(said.stdout)["over"]


def play(window, program, game, most=20000):
    """A match by pressing what can be pressed on the board and among the choices; how many presses."""
    chance = random.Random(13)
    # What was pressed in vain is left alone until something else is there.
    stood, vain = None, set()
    for count in range(most):
        if window.process.poll() is not None:
            raise SystemExit(f"{game}: the program ended")
        things = window.all()
        window.has_names(things)
        if count % 100 == 99 and is_over(program):
            return count
        offers, places = (window.pressed_within(group, things) for group in ("Choices", "Board"))
        stands = [one.name for one in places + offers]
        if stands != stood:
            stood, vain = stands, set()
        places = [one for one in places if one.path not in vain]
        # Mostly nothing is taken back as long as there is something else.
        if chance.random() < 0.7:
            places = [one for one in places if "take it back" not in one.name] or places
        among = places if places and (not offers or chance.random() < 0.8) else offers
        if not among:
            vain = set()
            time.sleep(0.05)
            continue
        one = chance.choice(among)
        vain.add(one.path)
        # What gives something away is asked about.
        for _ in range(2 if one in offers and chance.random() < 0.3 else 1):
            window.do(one)
        time.sleep(0.005)
    raise SystemExit(f"{game}: not over after {most} presses")


def reads_table(window):
    """The archive cell by cell, each with what its column is called: by roles and descriptions, as the program's way to
    AT-SPI has no interfaces for tables."""
    window.press("Archive")
    window.wait(lambda: window.called("Date", {HEAD}), "there is a column for the date")
    things = window.all()
    window.has_names(things)
    heads = [one.name for one in things if one.role == HEAD]
    of_row = {one.path: [] for one in things if one.role == ROW}
    for one in things:
        if one.role == CELL and one.parent in of_row:
            of_row[one.parent].append(one)
    rows = [cells for cells in of_row.values() if cells]
    kept = len(glob.glob(os.path.join(HOME, "matches", "*.wurf")))
    if sum(one.role == TABLE for one in things) != 1 or not 0 < len(rows) <= kept:
        raise SystemExit(f"no table of {kept} matches: {rows}")
    for cells in rows:
        if [cell.about for cell in cells] != heads or not all(cell.name for cell in cells[1:]):
            raise SystemExit(f"not below {heads}: {[(cell.name, cell.about) for cell in cells]}")
    print(f"the archive: {len(rows)} rows of {len(heads)} cells, the first {[cell.name for cell in rows[0]]}", flush=True)


def home(window):
    """Back to the shelf, from anywhere."""
    while not window.called("Statistics", PRESSED):
        window.press("Back")
        time.sleep(0.2)


def prints(window):
    """A sheet, saved under a name that is written."""
    target = os.path.join(HOME, "sheet.pdf")
    window.press("Print")
    window.write(window.wait(lambda: window.called("File to save to", {FIELD}), "the file is a field"), target)
    window.press("Save")
    window.wait(lambda: os.path.exists(target) and open(target, "rb").read(5) == b"%PDF-", "the sheet is a file")
    print("a sheet: printed", flush=True)


def practises(window, answers=10):
    """A session of the trainer, answered by chance."""
    chance = random.Random(13)
    window.press("Practise")
    window.press("Begin")
    journal = os.path.join(HOME, "trainer.jsonl")
    for _ in range(400):
        graded = open(journal, encoding="utf-8").read().count('"grade"') if os.path.exists(journal) else 0
        if graded >= answers:
            print(f"a session: {graded} answers", flush=True)
            return
        things = window.all()
        window.has_names(things)
        tools = {one.path for one in things if one.role == TOOLS}
        fields = [one for one in things if one.role == FIELD]
        for field in fields:
            window.write(field, chance.choice(["11", "13", "1313", "u"]))
        pressed = [one for one in things if one.role in PRESSED and ENABLED in one and one.parent not in tools]
        pressed = [one for one in pressed if one.name != "Back"]
        if pressed:
            window.do(chance.choice(pressed))
        time.sleep(0.05)
    raise SystemExit(f"no session of {answers} answers: {[one.name for one in window.all()]}")


def main():
    program, games = sys.argv[1], sys.argv[2:] or ["Namaste"]
    try:
        bus = assistive()
    except GLib.Error as error:
        # As the packages, it is tried for.
        print(f"skipped: no bus of assistive programs ({error.message})")
        return
    window = Window(program, bus)
    try:
        window.has_names()
        window.press("Settings")
        window.press("Dark")
        window.wait(lambda: CHECKED in (window.called("Dark") or ()), "dark is chosen")
        print("settings: changed", flush=True)
        window.press("Back")
        for does in (prints, practises):
            does(window)
            home(window)
        for game in games:
            begun = time.monotonic()
            # The way there, name by name, such as `dre13ehn>Cup game`.
            way = game.split(">")
            for name in way:
                window.press(name)
            window.press("Begin")
            window.wait(lambda: window.pressed_within("Choices") or window.pressed_within("Board"), "the match begins")
            presses = play(window, program, game)
            print(f"{game}: over after {presses} presses, {time.monotonic() - begun:.0f} s", flush=True)
            home(window)
        reads_table(window)
    finally:
        window.process.terminate()
        # It may still be writing into the folder that is cleared next.
        window.process.wait(30)


main()
