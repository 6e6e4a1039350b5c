#!/usr/bin/env bash
# Builds the libFuzzer targets and runs them, two at a time: fuzz.sh [executions] [seed] [target…], of all targets, or of those that are named
# their share. Ends with a table; fails on a finding.
set -euo pipefail
cd "$(dirname "$0")/.."

executions=${1:-1000000}
seed=${2:-1}
if [[ ! $executions =~ ^[0-9]+$ || ! $seed =~ ^[0-9]+$ ]]; then
  printf 'usage: %s [executions of all targets] [seed] [target…]\n' "$0" >&2
  exit 2
fi

# Hundredths of the executions: what runs 200 times a second gets fewer than what runs 20,000 times.
declare -A share=([attention]=11 [decimal]=18 [experiments]=2 [fast_attention]=12 [initialization]=8 [precision]=10 [saturation]=4
  [scaling]=8 [score_law]=4 [softmax]=11 [statistics]=2 [summit]=2 [sweep]=2 [sweep_files]=3 [training]=1 [transformer]=1 [worked_examples]=1)

mapfile -t targets < <(basename -s .fuzz.cpp tests/fuzz/*.fuzz.cpp)
for target in "${targets[@]}"; do
  if [[ -z ${share[$target]:-} ]]; then
    printf 'The target %s has no share of the executions\n' "$target" >&2
    exit 2
  fi
done
if (($# > 2)); then targets=("${@:3}"); fi

cmake --preset fuzz >/dev/null
cmake --build --preset fuzz --target "${targets[@]/#/fuzz_}"
built=build/sanitize/tests/fuzz
work=build/fuzz
rm -rf "$work"
mkdir -p "$work/findings"

# A call that takes 5 s, or asks for 256 MB at once, is a finding like any other.
fuzz() {
  local target=$1 runs=$2
  mkdir -p "$work/corpus/$target" "tests/fuzz/corpus/$target"
  "$built/fuzz_$target" "$work/corpus/$target" "tests/fuzz/corpus/$target" -runs="$runs" -seed="$seed" -max_len=400 \
    -timeout=5 -rss_limit_mb=2048 -malloc_limit_mb=256 -artifact_prefix="$work/findings/$target-" -print_final_stats=1 \
    >"$work/$target.log" 2>&1 || true
}

for target in "${targets[@]}"; do
  while (($(jobs -rp | wc -l) >= 2)); do wait -n; done
  fuzz "$target" $((executions * share[$target] / 100)) &
done
wait

statistic() { sed -nE "s/^stat::$2: +//p" "$work/$1.log"; }
all=0
failed=false
printf '| target | executions | executions per second | new findings |\n| --- | ---: | ---: | ---: |\n'
for target in "${targets[@]}"; do
  done=$(statistic "$target" number_of_executed_units)
  found=$(find "$work/findings" -name "$target-*" | wc -l)
  printf '| %s | %s | %s | %s |\n' "$target" "${done:-0}" "$(statistic "$target" average_exec_per_sec)" "$found"
  all=$((all + ${done:-0}))
  # A target that stopped early without an input to show for it, as by a fault while it started, is a failure too.
  if ((found > 0 || ${done:-0} < executions * share[$target] / 100)); then failed=true; fi
done
printf '| all | %s | | %s |\n' "$all" "$(find "$work/findings" -type f | wc -l)"

if $failed; then
  for target in "${targets[@]}"; do
    for finding in "$work/findings/$target-"*; do
      [[ -e $finding ]] || continue
      printf '\n%s: repeat it with %s %s\n' "$target" "$built/fuzz_$target" "$finding"
      grep -E 'BROKEN LAW|runtime error|SUMMARY' "$work/$target.log" || true
    done
  done
  exit 1
fi
