# Builds what is handed to people on Windows: a zip with the program, its licences and its completions.
# usage: powershell -ExecutionPolicy Bypass -File packaging\windows\build.ps1
# result: target\package\wurfzabel-VERSION-ARCH-windows.zip
#
# The C runtime goes into the program, so that no redistributable has to be installed first.
$ErrorActionPreference = "Stop"
Set-Location (Join-Path $PSScriptRoot "..\..")

$env:RUSTFLAGS = "-C target-feature=+crt-static"
cargo build --locked --profile dist
if ($LASTEXITCODE -ne 0) { throw "cargo build failed" }

$target = (cargo metadata --format-version 1 --no-deps | ConvertFrom-Json).target_directory
$binary = Join-Path $target "dist\wurfzabel.exe"
$version = ((& $binary --version) -split " ")[1]
$arch = $env:PROCESSOR_ARCHITECTURE.ToLower()
$name = "wurfzabel-$version-$arch-windows"
$package = Join-Path $target "package\$name"

if (Test-Path $package) { Remove-Item -Recurse -Force $package }
New-Item -ItemType Directory -Force (Join-Path $package "licenses") | Out-Null
Copy-Item $binary, "README.md", "CHANGELOG.md", "assets\icons\wurfzabel.svg" $package
Copy-Item "LICENSE-MIT", "LICENSE-APACHE", "assets\fonts\OFL-EBGaramond.txt", "assets\fonts\OFL-FiraSans.txt" (Join-Path $package "licenses")
# Out-String keeps the lines; UTF-8, for the texts are not ASCII.
[Console]::OutputEncoding = [System.Text.Encoding]::UTF8
& $binary --lang en completions powershell | Out-String | Set-Content -Encoding UTF8 (Join-Path $package "wurfzabel.ps1")

Compress-Archive -Force -Path $package -DestinationPath "$package.zip"
Write-Output "$package.zip"
