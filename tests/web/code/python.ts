// Runs a program that a laboratory gives its readers, and reads the figures that it prints.
import { execFileSync } from 'node:child_process';
import { vi } from 'vitest';

/** Milliseconds for one program: importing PyTorch takes some of them, on a machine that is busy many. */
const patience = 120_000;

// Whoever imports this runs programs, in both languages: more than a test's few seconds.
vi.setConfig({ testTimeout: 2 * patience + 10_000 });

/**
 * The figures of lines "name: value value…", by their names; values may be separated by commas and stand in brackets.
 * A name that stands on several lines keeps all its values in order; other lines are left out.
 * throws  Error with the program's own complaint where it fails
 */
export function run(program: string): Map<string, number[]> {
  return figuresOf(printedBy(program));
}

/**
 * The figures of many programs. One process runs them all, so that NumPy or PyTorch is imported once; each has names of its own.
 * throws  Error with the complaint of the first that fails
 */
export function runAll(programs: readonly string[]): Map<string, number[]>[] {
  const answer = JSON.parse(printedBy(together(programs))) as { printed: string[]; complaint: string | null };
  const { printed, complaint } = answer;
  if (complaint !== null) throw new Error(`${complaint}\n\n${programs[printed.length] ?? ''}`);
  return printed.map(figuresOf);
}

/** The programs as one, which prints what each printed. JSON of a string is a literal of Python as well. */
function together(programs: readonly string[]): string {
  return `
import contextlib, io, json, traceback

printed, complaint = [], None
for program in json.loads(${JSON.stringify(JSON.stringify(programs))}):
    page = io.StringIO()
    try:
        with contextlib.redirect_stdout(page):
            exec(program, {"__name__": "__main__"})
    except Exception:
        complaint = traceback.format_exc()
        break
    printed.append(page.getvalue())
print(json.dumps({"printed": printed, "complaint": complaint}))
`;
}

/** What a program prints. */
export function printedBy(program: string): string {
  try {
    return execFileSync('/usr/bin/python3', ['-'], {
      input: program,
      encoding: 'utf8',
      timeout: patience,
      stdio: ['pipe', 'pipe', 'pipe'],
      // One thread: other tests run beside, and sums keep their order.
      env: { ...process.env, OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1', MKL_NUM_THREADS: '1' },
    });
  } catch (thrown) {
    const complaint = thrown instanceof Error && 'stderr' in thrown ? String(thrown.stderr).trim() : '';
    throw new Error(`${complaint || String(thrown)}\n\n${program}`, { cause: thrown });
  }
}

export function figuresOf(text: string): Map<string, number[]> {
  const figures = new Map<string, number[]>();
  for (const line of text.split('\n')) {
    const at = line.lastIndexOf(':');
    if (at < 1) continue;
    const written = line
      .slice(at + 1)
      .replaceAll(/[[\](),]/g, ' ')
      .trim();
    const values = written.split(/\s+/).map(figure);
    if (written === '' || values.some(Number.isNaN)) continue;
    const name = line.slice(0, at).trim();
    figures.set(name, [...(figures.get(name) ?? []), ...values]);
  }
  return figures;
}

/** Python writes inf, True and False; NaN stands for what is no number. */
function figure(text: string): number {
  const words: Readonly<Record<string, number>> = { inf: Infinity, '-inf': -Infinity, True: 1, False: 0 };
  return words[text] ?? (text === '' ? NaN : Number(text));
}
