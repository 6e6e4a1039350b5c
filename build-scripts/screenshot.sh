#!/usr/bin/env bash
# Builds the page and renews docs/screenshot.png, the picture in the README.
set -euo pipefail
source "$(dirname "$0")/setup.sh" tests
build-scripts/build-page.sh
mkdir -p docs
export SCREENSHOT=$PWD/docs/screenshot.png
cd web
exec npx --no-install playwright test --reporter line screenshot.spec.ts
