; The installer: for one person, without an administrator. `/S` installs silently, `/D=FOLDER` (last) elsewhere.
; cross.sh says what is installed (FILES, REMOVED: lists of commands) and what it is called.
Unicode true
Target amd64-unicode
!include MUI2.nsh
!include FileFunc.nsh

Name "Wurfzabel"
OutFile "${OUT}"
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetCompressorDictSize 64
ManifestDPIAware true
InstallDir "$LOCALAPPDATA\Programs\Wurfzabel"
InstallDirRegKey HKCU "Software\Wurfzabel" "Folder"
BrandingText "Wurfzabel ${VERSION}"

VIProductVersion "${NUMBERS}.0"
VIAddVersionKey /LANG=0 "ProductName" "Wurfzabel"
VIAddVersionKey /LANG=0 "FileDescription" "Wurfzabel"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "${RIGHTS}"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Wurfzabel"
!define CLASSES "Software\Classes"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\wurfzabel.exe"
!define MUI_COMPONENTSPAGE_NODESC

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The system's language is taken; of others, the first.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString MATCH ${LANG_ENGLISH} "Wurfzabel match"
LangString MATCH ${LANG_GERMAN} "Wurfzabel-Partie"
LangString CHAMPIONSHIP ${LANG_ENGLISH} "Wurfzabel championship"
LangString CHAMPIONSHIP ${LANG_GERMAN} "Wurfzabel-Meisterschaft"
LangString PROMPT ${LANG_ENGLISH} "Wurfzabel command line"
LangString PROMPT ${LANG_GERMAN} "Wurfzabel Befehlszeile"

; A double click opens what ends like that.
!macro OPENS ending class words
    WriteRegStr HKCU "${CLASSES}\${class}" "" "${words}"
    WriteRegStr HKCU "${CLASSES}\${class}\DefaultIcon" "" "$INSTDIR\wurfzabel.exe,0"
    WriteRegStr HKCU "${CLASSES}\${class}\shell\open\command" "" '"$INSTDIR\wurfzabel.exe" "%1"'
    WriteRegStr HKCU "${CLASSES}\${ending}" "" "${class}"
    WriteRegNone HKCU "${CLASSES}\${ending}\OpenWithProgids" "${class}"
!macroend

; Another program may have taken an ending over; then it keeps it.
!macro OPENS_NO_MORE ending class
    DeleteRegKey HKCU "${CLASSES}\${class}"
    DeleteRegValue HKCU "${CLASSES}\${ending}\OpenWithProgids" "${class}"
    DeleteRegKey /ifempty HKCU "${CLASSES}\${ending}\OpenWithProgids"
    ReadRegStr $0 HKCU "${CLASSES}\${ending}" ""
    ${If} $0 == "${class}"
        DeleteRegValue HKCU "${CLASSES}\${ending}" ""
    ${EndIf}
    DeleteRegKey /ifempty HKCU "${CLASSES}\${ending}"
!macroend

; Explorer is to notice the file types.
!macro NOTICED
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
    ; What an older version has brought goes with it; its log stays.
    ReadRegStr $0 HKCU "Software\Wurfzabel" "Folder"
    ${If} ${FileExists} "$0\uninstall.exe"
        ExecWait '"$0\uninstall.exe" /S /UPGRADE _?=$0'
    ${EndIf}

    !include "${FILES}"
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall.exe"

    CreateDirectory "$SMPROGRAMS\Wurfzabel"
    CreateShortcut "$SMPROGRAMS\Wurfzabel\Wurfzabel.lnk" "$INSTDIR\wurfzabel.exe"
    CreateShortcut "$SMPROGRAMS\Wurfzabel\$(PROMPT).lnk" "$SYSDIR\cmd.exe" '/k "set "PATH=$INSTDIR;%PATH%" && wurfzabel help"' \
        "$INSTDIR\wurfzabel.exe"

    !insertmacro OPENS ".wurf" "Wurfzabel.Match" "$(MATCH)"
    !insertmacro OPENS ".wurfcup" "Wurfzabel.Championship" "$(CHAMPIONSHIP)"
    !insertmacro NOTICED

    WriteRegStr HKCU "Software\Wurfzabel" "Folder" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Wurfzabel"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\wurfzabel.exe,0"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Section Uninstall
    ; By name: in the folder there may be what is not ours.
    !include "${REMOVED}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"

    ; Both names, whatever the language was when it was installed.
    RMDir /r "$SMPROGRAMS\Wurfzabel"

    !insertmacro OPENS_NO_MORE ".wurf" "Wurfzabel.Match"
    !insertmacro OPENS_NO_MORE ".wurfcup" "Wurfzabel.Championship"
    !insertmacro NOTICED
    DeleteRegKey HKCU "${UNINSTALL}"
    DeleteRegKey HKCU "Software\Wurfzabel"

    ; Matches and settings stay, the log goes.
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/UPGRADE" $1
    ${If} ${Errors}
        Delete "$LOCALAPPDATA\Wurfzabel\data\*.log*"
        Delete "$LOCALAPPDATA\Wurfzabel\data\crash-*.txt"
        RMDir "$LOCALAPPDATA\Wurfzabel\data"
        RMDir "$LOCALAPPDATA\Wurfzabel"
    ${EndIf}
SectionEnd
