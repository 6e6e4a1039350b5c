#!/usr/bin/env bash
# Makes every golden anew by the script beside it and compares it with the file that is checked in. Usage: goldens.sh [--update] [FOLDER…]
# FOLDERs are those of tests/reference (attention, theory, …); without one all are made. --update writes what differs.
set -euo pipefail
source "$(dirname "$0")/setup.sh" goldens
exec node build-scripts/goldens.mjs "$@"
