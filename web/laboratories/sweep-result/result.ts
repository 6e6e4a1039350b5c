// A file of results that the core of this page has read: each summary with the report that the core makes of it, checked, and
// in words.
import type { CoreClient } from '../../core/client.ts';
import { nextTurn } from '../../core/frame.ts';
import { CoreRefusal } from '../../core/refusal.ts';
import { fingerprintOf } from './summary.ts';
import type { DimensionReport, EntryAssumptions, ScaleRule, SweepSpecification } from '../../core/types.ts';
import { FileRefusal, type ResultDimension, format, mostBytes, readResult, tooLarge, version } from './result-file.ts';

// What a file says of its own summaries, beside what the core of this page makes of them.

/** `path`: where it stands in the file. */
type Disagreement = Record<'path' | 'file' | 'own', string>;

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The first figure of a file's report that is not the core's, bit for bit; members that the core does not know count too. */
function disagreement(file: unknown, report: DimensionReport, path: string): Disagreement | undefined {
  const rules = report.rules.map(({ rule, ...figures }) => ({ rule: rule.id, parameter: rule.parameter, ...figures }));
  return compared(file, { ...report, rules }, path);
}

function compared(file: unknown, own: unknown, path: string): Disagreement | undefined {
  if (isTree(file) && isTree(own)) {
    for (const [name, value] of Object.entries(file)) {
      const found = compared(value, Object.hasOwn(own, name) ? own[name] : undefined, `${path}.${name}`);
      if (found) return found;
    }
    return undefined;
  }
  return Object.is(file, own) ? undefined : { path, file: told(file), own: told(own) };
}

const told = (value: unknown): string => (isTree(value) ? '{…}' : String(value).slice(0, 60));

/** Whether a law of the entries has a parameter of its own. */
export const hasParameter = (law: string): boolean => law === 'student-t' || law === 'log-normal';

export interface ReportedDimension extends Omit<ResultDimension, 'said'> {
  report: DimensionReport;
}

export interface Result {
  /** Of the file; empty for one that this page has made. */
  name: string;
  core: string;
  specification: SweepSpecification;
  fingerprint: string;
  /** Rising in d. */
  dimensions: readonly ReportedDimension[];
  /** Where the file says something else than the core makes of its summaries. */
  disagrees?: Disagreement | undefined;
}

/** What is asked of a file: a File is one. */
export interface Given {
  name: string;
  size: number;
  text(): Promise<string>;
}

/** Milliseconds of work in one go, so that the page can answer its reader. */
const budget = 12;

/**
 * Reads a file to the end before any of it is shown.
 *
 * rejects  FileRefusal; CoreRefusal where the core refuses the specification
 */
export async function openResult(core: CoreClient, given: Given): Promise<Result> {
  const { name, size } = given;
  if (size > mostBytes) throw tooLarge(size);
  const file = readResult(await given.text());
  const { specification, fingerprint } = file;
  const dimensions: ReportedDimension[] = [];
  let disagrees: Disagreement | undefined;
  let due = performance.now() + budget;
  for (let index = 0; index < file.length; index += 1) {
    if (performance.now() >= due) {
      await nextTurn();
      due = performance.now() + budget;
    }
    const each = file.dimension(index);
    const known = reported(core, specification, each, index);
    dimensions.push(known);
    if (each.said !== undefined)
      disagrees ??= disagreement(each.said, known.report, `file.dimensions[${String(index)}].report`);
    const own = fingerprintOf(each.summary);
    if (own !== fingerprint) throw new FileRefusal('another-run', 'file.fingerprint', fingerprint, own);
  }
  dimensions.sort((a, b) => a.d - b.d);
  return { name, core: file.core, specification, fingerprint, dimensions, disagrees };
}

/** The core's report, of all samples that were asked for. */
function reported(
  core: CoreClient,
  specification: SweepSpecification,
  { d, chunks, summary }: ResultDimension,
  index: number,
): ReportedDimension {
  const path = `file.dimensions[${String(index)}]`;
  const expected = core.sweepChunks(specification.samples);
  if (chunks !== expected) throw new FileRefusal('out-of-range', `${path}.chunks`, String(chunks), String(expected));
  let report;
  try {
    report = core.sweepReport(specification, d, summary);
  } catch (thrown) {
    throw thrown instanceof CoreRefusal ? placed(thrown, path) : thrown;
  }
  if (report.samples !== specification.samples) {
    const { samples } = report;
    throw new FileRefusal('out-of-range', `${path}.summary samples`, String(samples), String(specification.samples));
  }
  return { d, chunks, summary, report };
}

/** What the core refuses of a summary stands at its d; what it refuses of the rest, in the specification. */
function placed({ code, parameter, value, range }: CoreRefusal, path: string): FileRefusal {
  const at = parameter.startsWith('summary') || parameter === 'd' ? path : 'file.specification';
  return new FileRefusal(code, `${at}.${parameter}`, value, range);
}

// A result in the form of its file, so that a sweep of this page can be read where one of the native program can.

/** Reads back to the same bits: JSON.stringify would lose the sign of −0. */
const number = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));

/** A parameter stands where a rule or a law takes one, and nowhere else. */
function assumptionsOf({ law, correlation }: EntryAssumptions): object {
  const own = hasParameter(law.id) ? { parameter: law.parameter } : {};
  return { law: law.id, ...own, mean: law.mean, std: law.std, correlation };
}

export function resultText(
  { core, specification, fingerprint, dimensions }: Omit<Result, 'name'>,
  table: readonly ScaleRule[],
): string {
  const taking = table.filter(({ parameter }) => parameter !== null).map(({ id }) => id);
  const { seed, samples, keys, rules, entries } = specification;
  const asked = {
    seed,
    samples,
    keys,
    dimensions: dimensions.map(({ d }) => d),
    rules: rules.map(({ id, parameter }) => (taking.includes(id) ? { rule: id, parameter } : { rule: id })),
    ...(entries && { assumptions: assumptionsOf(entries) }),
  };
  const rows = dimensions.map(
    ({ d, chunks, summary }) =>
      `{"d": ${String(d)}, "chunks": ${String(chunks)}, "summary": [${Array.from(summary, number).join(', ')}]}`,
  );
  return `{
"format": ${JSON.stringify(format)},
"version": ${String(version)},
"core": ${JSON.stringify(core)},
"specification": ${JSON.stringify(asked)},
"fingerprint": ${JSON.stringify(fingerprint)},
"dimensions": [
${rows.join(',\n')}
]
}
`;
}
