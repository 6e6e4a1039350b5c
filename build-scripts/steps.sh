#!/usr/bin/env bash
# How test.sh runs a step: `source build-scripts/steps.sh`, at the root of the tree, with `results` set. A step that passed and of which nothing
# has changed since is not run again: what it reads stands beside its name, and build-scripts/unchanged.mjs says by a hash whether it changed.
set -euo pipefail
passed=build/passed
results=${results:?the folder of logs and reports}

# What is installed, in one hash: every Debian package, and programs from elsewhere.
tools() {
  local program
  {
    uname -srm
    if command -v dpkg-query >/dev/null; then dpkg-query -W; fi
    for program in g++ clang++ emcc cmake ninja python3 node npm "${CHROME:-chromium}" "${FIREFOX:-firefox-esr}"; do
      command -v "$program" || continue
      "$program" --version 2>/dev/null </dev/null || true
    done
  } | sha256sum
}

# run NAME REPORT READS COMMAND…  runs a command as a step: its output goes to a log, which is shown if it fails. The step's name, exit code,
# report and seconds go to the tally. A step with a report counts the test cases in it; one without counts as one case.
# READS are the words of unchanged.mjs; a step with none always runs.
run() {
  local name=$1 report=$2 reads=() code=0 begun=$SECONDS key='' old new said log kept
  log=$results/${name// /-}.log kept=$passed/${name// /-}
  read -r -a reads <<<"$3"
  shift 3
  if ((${#reads[@]} > 0)); then key=$(node build-scripts/unchanged.mjs "${reads[@]}"); fi
  if [[ -n $key && -f $kept/key && $(<"$kept/key") == "$key" ]]; then
    cp "$kept/log" "$log"
    if [[ -n $report ]]; then cp "$kept/report" "$report"; fi
    printf '%s\t0\t%s\t%s\t%s\n' "$name" "$report" $((SECONDS - begun)) "$(<"$kept/when")" >>"$results/steps.tsv"
    printf '%-44sok      unchanged since it passed (%s)\n' "$name" "$(<"$kept/when")"
    return 0
  fi
  rm -rf "$kept"

  "$@" >"$log" 2>&1 </dev/null || code=$?
  # Without colours and steps back over lines, which only a terminal understands.
  sed -E -i $'s/\e\\[[0-9;]*[A-Za-z]//g' "$log"
  case $code in
    0) said="ok      $((SECONDS - begun)) s" ;;
    77) said="not run: $(tail -n 1 "$log")" ;;
    *) said="FAILED  $((SECONDS - begun)) s" ;;
  esac
  printf '%s\t%s\t%s\t%s\t\n' "$name" "$code" "$report" $((SECONDS - begun)) >>"$results/steps.tsv"
  # In one piece, since steps run side by side.
  said=$(
    printf '%-44s%s\n' "$name" "$said"
    if ((code == 0)); then
      # Playwright lists between these two lines what passed at its second try only.
      sed -n '/^ *[0-9][0-9]* flaky$/,/^ *[0-9][0-9]* passed/p' "$log" | sed 's/^/    /'
    elif ((code != 77)); then
      # Without the names of all that was begun, which would push the errors out.
      (grep -vE '^\[[0-9]+/[0-9]+\] ' "$log" || true) | cut -c 1-400 | tail -n 100 | sed 's/^/    /'
    fi
  )
  printf '%s\n' "$said"

  # What was edited while the step ran has not been tested, and a suite without a passed case has not passed.
  [[ $code == 0 && -n $key ]] || return 0
  if [[ -n $report ]] && { ! grep -qs '<testcase' "$report" || grep -qE '<(failure|error)\b' "$report"; }; then return 0; fi
  old=$key new=$(node build-scripts/unchanged.mjs "${reads[@]}")
  [[ ${old% *} == "${new% *}" ]] || return 0
  mkdir -p "$kept"
  cp "$log" "$kept/log"
  if [[ -n $report ]]; then cp "$report" "$kept/report"; fi
  printf '%s, in %s s' "$(date '+%F %H:%M')" $((SECONDS - begun)) >"$kept/when"
  printf '%s\n' "$new" >"$kept/key"
}
check() { run "$1" '' "${@:2}"; }
suite() { run "$1" "$results/${1// /-}.xml" "${@:2}"; }

# in_a_lane FUNCTION  calls it as soon as one of three lanes is free, and does not wait for it. Two processors have work for three: most of
# what is not compiled waits for servers, browsers and the disk.
in_a_lane() {
  while (($(jobs -rp | wc -l) >= 3)); do wait -n || true; done
  "$@" &
}
