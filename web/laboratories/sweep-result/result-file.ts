// A file of results as the reader gives it: every member is looked at before anything is made of it. What the numbers may be is the
// core's to say; here stands what form they have.
import { CoreRefusal } from '../../core/refusal.ts';
import type { EntryAssumptions, RuleChoice, SweepSpecification } from '../../core/types.ts';

// What is refused of a file, as the core refuses: facts, whose sentence is the message catalogue's.

/**
 * code       the core's own codes, and "not-json", "too-large", "another-run", "not-read"
 * parameter  where it stands in the file, e.g. "file.specification.rules[2].rule"
 */
export class FileRefusal extends CoreRefusal {
  constructor(code: string, parameter: string, value: string, range: string) {
    super({ code, parameter, value, range });
  }
}

export const format = 'sqrtdk-sweep-result';
export const version = 1;

/** Bytes that a file may have: room for 64 dₖ under all 16 rules, or for hundreds under a few. */
export const mostBytes = 16_777_216;

/** Values of d, rules, and numbers of a summary that are read, at most. */
const most = { dimensions: 256, rules: 16, numbers: 100_000 } as const;

export interface ResultDimension {
  d: number;
  chunks: number;
  summary: Float64Array;
  /** What the file says of it; undefined where it says nothing. */
  said: unknown;
}

/** throws  FileRefusal: which member, what stands there, what is permitted */
export function readResult(text: string) {
  if (text.length > mostBytes) throw tooLarge(text.length);
  const root = members(parsed(text), 'file');
  require(root, 'format', format);
  require(root, 'version', version);
  const file = {
    /** The version of the core that made it. */
    core: textOf(root, 'core'),
    fingerprint: textOf(root, 'fingerprint', /^[0-9a-f]{16}$/, '0000000000000000 … ffffffffffffffff'),
  };
  const { specification, grid } = specificationOf(members(root.get('specification'), root.at('specification')));
  const listed = list(root, 'dimensions', most.dimensions);
  const path = root.at('dimensions');
  if (listed.length !== grid.length)
    throw new FileRefusal('wrong-length', path, String(listed.length), String(grid.length));
  /** What stands at one d: a file has many, and each takes its time. Throws FileRefusal. */
  const dimension = (index: number): ResultDimension => {
    const own = members(listed[index], `${path}[${String(index)}]`);
    require(own, 'd', grid[index] ?? NaN);
    return dimensionOf(own);
  };
  // In the order of the specification.
  return { ...file, specification, length: grid.length, dimension };
}

export function tooLarge(bytes: number): FileRefusal {
  return new FileRefusal('too-large', 'file.size', String(bytes), `0 … ${String(mostBytes)}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new FileRefusal('not-json', 'file.content', text.slice(0, 40), 'JSON');
  }
}

/** The members of an object, and where it stands: "file", "file.specification", … */
class Members {
  readonly path: string;
  readonly #values: ReadonlyMap<string, unknown>;

  constructor(path: string, values: object) {
    this.path = path;
    this.#values = new Map(Object.entries(values));
  }

  get names(): string[] {
    return [...this.#values.keys()];
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  get(name: string): unknown {
    if (!this.has(name)) throw new FileRefusal('missing', this.at(name), '', name);
    return this.#values.get(name);
  }

  at(name: string): string {
    return `${this.path}.${name}`;
  }

  /** What stands under a name is refused. */
  refusal(code: string, name: string, range: string): FileRefusal {
    return new FileRefusal(code, this.at(name), written(this.get(name)), range);
  }
}

function members(value: unknown, path: string): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FileRefusal('malformed', path, written(value), '{…}');
  return new Members(path, value);
}

/** A value as the refusal repeats it: lists and objects without what is in them. */
function written(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  return JSON.stringify(value);
}

function require(from: Members, name: string, expected: string | number): void {
  if (from.get(name) !== expected) throw from.refusal('unknown', name, String(expected));
}

function textOf(from: Members, name: string, form = /^.{1,60}$/s, range = '1 … 60'): string {
  const value = from.get(name);
  if (typeof value !== 'string' || !form.test(value)) throw from.refusal('malformed', name, range);
  return value;
}

/** What a number may be. */
const finite = '−1.8e308 … 1.8e308';

function numberOf(from: Members, name: string): number {
  const value = from.get(name);
  if (typeof value !== 'number' || !Number.isFinite(value)) throw from.refusal('not-a-number', name, finite);
  return value;
}

function list(from: Members, name: string, entries: number): unknown[] {
  const value = from.get(name);
  if (!Array.isArray(value)) throw from.refusal('malformed', name, '[…]');
  if (value.length === 0 || value.length > entries) {
    const code = value.length === 0 ? 'too-few' : 'too-many';
    throw new FileRefusal(code, from.at(name), String(value.length), `1 … ${String(entries)}`);
  }
  return value as unknown[];
}

/** A member that is not known would change what was asked for, and so is refused. */
function onlyKnown(from: Members, known: readonly string[]): void {
  const unknown = from.names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new FileRefusal('unknown', from.path, unknown, known.join(', '));
}

function specificationOf(from: Members): { specification: SweepSpecification; grid: number[] } {
  onlyKnown(from, ['seed', 'samples', 'keys', 'dimensions', 'rules', 'assumptions']);
  const grid = list(from, 'dimensions', most.dimensions).map((d, index) => {
    if (typeof d !== 'number')
      throw new FileRefusal('not-a-number', `${from.at('dimensions')}[${String(index)}]`, written(d), '1 … 4096');
    return d;
  });
  const repeated = grid.find((d, index) => grid.indexOf(d) !== index);
  if (repeated !== undefined) throw new FileRefusal('repeated', from.at('dimensions'), String(repeated), '1 … 4096');
  const specification: SweepSpecification = {
    seed: seedOf(from),
    samples: numberOf(from, 'samples'),
    keys: numberOf(from, 'keys'),
    rules: list(from, 'rules', most.rules).map((each, index) =>
      ruleOf(members(each, `${from.at('rules')}[${String(index)}]`)),
    ),
  };
  if (!from.has('assumptions')) return { specification, grid };
  const entries = assumptionsOf(members(from.get('assumptions'), from.at('assumptions')));
  return { specification: { ...specification, entries }, grid };
}

/** 64 bits have room in a text only. */
function seedOf(from: Members): string {
  const value = from.get('seed');
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return String(value);
  if (typeof value !== 'string' || !/^\d{1,20}$/.test(value) || BigInt(value) >> 64n !== 0n)
    throw from.refusal('not-a-seed', 'seed', '0 … 18446744073709551615');
  return value;
}

function ruleOf(from: Members): RuleChoice {
  onlyKnown(from, ['rule', 'parameter']);
  return { id: textOf(from, 'rule'), parameter: from.has('parameter') ? numberOf(from, 'parameter') : 0 };
}

function assumptionsOf(from: Members): EntryAssumptions {
  onlyKnown(from, ['law', 'parameter', 'mean', 'std', 'correlation']);
  const or = (name: string, usual: number): number => (from.has(name) ? numberOf(from, name) : usual);
  return {
    law: {
      id: from.has('law') ? textOf(from, 'law') : 'normal',
      parameter: or('parameter', 0),
      mean: or('mean', 0),
      std: or('std', 1),
    },
    correlation: or('correlation', 0),
  };
}

function dimensionOf(from: Members): ResultDimension {
  const numbers = list(from, 'summary', most.numbers);
  const wrong = numbers.findIndex((each) => typeof each !== 'number' || !Number.isFinite(each));
  if (wrong >= 0)
    throw new FileRefusal('not-a-number', `${from.at('summary')}[${String(wrong)}]`, written(numbers[wrong]), finite);
  return {
    d: numberOf(from, 'd'),
    chunks: numberOf(from, 'chunks'),
    summary: Float64Array.from(numbers as number[]),
    said: from.has('report') ? from.get('report') : undefined,
  };
}
