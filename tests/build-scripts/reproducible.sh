#!/usr/bin/env bash
# Makes the artefacts once more from the same files, in another folder, with other dates: every byte must be that of dist/.
set -euo pipefail
cd "$(dirname "$0")/../.."
elsewhere=$PWD/build/reproducible/a-folder-with-another-name
rm -rf "$elsewhere"
mkdir -p "$elsewhere"

git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents --no-dereference -t "$elsewhere"
find "$elsewhere" -type f -exec touch -d '2001-09-09 01:46:40 UTC' {} +
# A link would lead back here, and show in the names of modules.
cp -a web/node_modules "$elsewhere/web/node_modules"
if [[ -d .tools ]]; then ln -s "$PWD/.tools" "$elsewhere/.tools"; fi

"$elsewhere/build-scripts/package.sh" "$elsewhere/made"
diff dist/SHA256SUMS "$elsewhere/made/SHA256SUMS"
printf 'All %s files are the same, byte for byte.\n' "$(wc -l <dist/SHA256SUMS)"
rm -rf "$elsewhere"
