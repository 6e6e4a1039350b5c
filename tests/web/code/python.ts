// Runs a program that a laboratory gives its readers (interpreter.ts), and reads the figures that it prints.
import { execFileSync } from 'node:child_process';
import { expect, inject, vi } from 'vitest';

/** Milliseconds for one program: importing PyTorch takes some of them, on a machine that is busy many. */
const patience = 120_000;

// Whoever imports this runs programs, in both languages: more than a test's few seconds.
vi.setConfig({ testTimeout: 2 * patience + 10_000 });

/**
 * The figures of lines "name: value value…", by their names; values may be separated by commas and stand in brackets.
 * A name that stands on several lines keeps all its values in order; other lines are left out.
 * throws  Error with the program's own complaint where it fails
 */
export function run(program: string): Printed {
  return figuresOf(printedBy(program));
}

/** Figures by their names. */
export class Printed extends Map<string, number[]> {
  /** The figure at a place behind its name, the first place unless another is asked for; NaN where none is printed. */
  figure(name: string, place = 0): number {
    return this.get(name)?.[place] ?? NaN;
  }
}

/** A program prints these figures under these names, in this order, and no others, each to so many decimals. */
export function expectPrinted(
  program: string,
  decimals: number,
  expected: readonly (readonly [name: string, figures: ArrayLike<number>])[],
): void {
  const printed = run(program);
  expect([...printed.keys()]).toEqual(expected.map(([name]) => name));
  for (const [name, figures] of expected) {
    expect(printed.get(name), name).toHaveLength(figures.length);
    Array.from(figures).forEach((figure, place) => {
      expect(printed.figure(name, place), name).toBeCloseTo(figure, decimals);
    });
  }
}

/** Takes what is printed of a program from the interpreter, which may still be starting. */
const client = `
import socket, sys, time
end = time.monotonic() + float(sys.argv[2])
while True:
    connection = socket.socket(socket.AF_UNIX)
    try:
        connection.connect(sys.argv[1])
        break
    except OSError:
        if time.monotonic() > end: raise
        time.sleep(0.05)
with connection.makefile("rw", encoding="utf-8") as stream:
    stream.write(sys.stdin.read())
    stream.flush()
    connection.shutdown(socket.SHUT_WR)
    print(stream.read())
`;

/** What a program prints. */
export function printedBy(program: string): string {
  const answer = execFileSync(
    '/usr/bin/python3',
    ['-S', '-c', client, inject('interpreter'), String(patience / 1000)],
    { input: program, encoding: 'utf8', timeout: patience },
  );
  const { printed, complaint } = JSON.parse(answer) as { printed: string; complaint: string | null };
  if (complaint !== null) throw new Error(`${complaint}\n\n${program}`);
  return printed;
}

export function figuresOf(text: string): Printed {
  const figures = new Printed();
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
