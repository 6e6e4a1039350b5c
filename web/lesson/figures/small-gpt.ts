// What was recorded of small GPTs, as the chapter of the trained model tells it: read from the laboratory's own files while the page is built.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speaking } from '../../i18n/say.ts';
import { fixed, short, significant, whole } from '../../i18n/numbers.ts';
import type { Cores } from './cores.ts';

const recorded = join(import.meta.dirname, '../../laboratories/trained/recorded');
const read = (name: string): unknown => JSON.parse(readFileSync(join(recorded, `${name}.json`), 'utf8'));

interface Grid {
  steps: number;
  spreads: readonly number[];
  divisors: readonly number[];
  least: readonly number[];
  seeds: readonly number[];
}

type Heads = readonly (readonly number[])[];

interface Ablation {
  steps: number;
  batch: number;
  context: number;
  layers: number;
  heads: number;
  width: number;
  parameters: number;
  factors: readonly number[];
  runs: readonly {
    optimizer: string;
    start: string;
    rule: string;
    seed: number;
    spreadAtStart: Heads;
    spreadAtEnd: Heads;
  }[];
  medians: readonly { optimizer: string; start: string; rule: string; bits: number; valley: readonly number[] }[];
}

const rules = ['none', 'sqrt', 'linear'] as const;

/** What sentences call things, one and several. */
const words = {
  en: { none: 'no scaling', to: 'to', seeds: ['one seed', 'seeds'], cells: ['one cell', 'cells'] },
  de: { none: 'keine Skalierung', to: 'bis', seeds: ['einem Seed', 'Seeds'], cells: ['ein Feld', 'Felder'] },
} as const;

function counted(count: number, of: 'seeds' | 'cells'): string {
  const [one, several] = words[speaking()][of];
  return count === 1 ? one : `${whole(count)} ${several}`;
}

/** "0.39 to 0.43", the least and the greatest of all heads and seeds. */
function range(spreads: readonly Heads[]): string {
  const all = spreads.flat(2);
  return `${significant(Math.min(...all), 2)} ${words[speaking()].to} ${significant(Math.max(...all), 2)}`;
}

export function smallGpt({ core }: Pick<Cores, 'core'>): Readonly<Record<string, string>> {
  const ablation = read('ablation') as Ablation;
  const { heads, width, layers, parameters, context, batch, steps, factors, runs, medians } = ablation;
  const dimension = width / heads;
  return {
    gptLayers: whole(layers),
    gptHeads: whole(heads),
    gptWidth: whole(width),
    gptContext: whole(context),
    gptBatch: whole(batch),
    gptSteps: whole(steps),
    gptSeeds: counted(new Set(runs.map(({ seed }) => seed)).size, 'seeds'),
    gptDimension: whole(dimension),
    gptRoot: short(core.divisor({ id: 'sqrt', parameter: 0 }, dimension)),
    gptParameters: whole(parameters),
    ...gridFigures(),
    ...['unit', 'tiny'].reduce((all, start) => ({ ...all, ...endsFrom(start) }), {}),
    gptTinySpread: significant(middle(spreadsOf('tiny', 'none').start.flat(2)), 1),
    gptTinyStart: range(spreadsOf('tiny', 'sqrt').start),
    gptTinyEnd: range(spreadsOf('tiny', 'sqrt').end),
    gptUnitStart: range(spreadsOf('unit', 'sqrt').start),
    gptUnitEnd: range(spreadsOf('unit', 'sqrt').end),
    gptGroups: whole(medians.length),
    gptOwnBottom: whole(medians.filter(({ valley }) => factors[valley.indexOf(Math.min(...valley))] === 1).length),
  };

  /** Of the heads of all seeds, trained by AdamW. */
  function spreadsOf(start: string, rule: string): { start: Heads[]; end: Heads[] } {
    const found = runs.filter((run) => run.optimizer === 'adamw' && run.start === start && run.rule === rule);
    if (found.length === 0) throw new Error(`no runs of ${rule} from ${start}`);
    return { start: found.map((run) => run.spreadAtStart), end: found.map((run) => run.spreadAtEnd) };
  }

  /** How the rules end, and which of them lowest. */
  function endsFrom(start: string): Record<string, string> {
    const pairs = ['adamw', 'sgd'].flatMap((optimizer) => {
      const name = `gpt${capital(start)}${capital(optimizer)}`;
      const ends = rules.map((rule) => {
        const group = medians.find(
          (each) => each.optimizer === optimizer && each.start === start && each.rule === rule,
        );
        if (!group) throw new Error(`no median of ${rule} by ${optimizer} from ${start}`);
        return { rule, bits: group.bits };
      });
      const best = ends.reduce((least, each) => (each.bits < least.bits ? each : least));
      return [
        [name, { none: words[speaking()].none, sqrt: '÷ √dₖ', linear: '÷ dₖ' }[best.rule]],
        // Of the other optimiser the text names the rule alone.
        ...(optimizer === 'adamw' ? ends.map(({ rule, bits }) => [`${name}${capital(rule)}`, fixed(bits, 2)]) : []),
      ];
    });
    return Object.fromEntries(pairs) as Record<string, string>;
  }
}

/** How far the best divisor of each row lies from the cell in which divided scores start with spread 1. */
function gridFigures(): Record<string, string> {
  const { steps, spreads, divisors, least, seeds: drawn } = read('grid') as Grid;
  const away = spreads.map((spread, row) => {
    const even = divisors.indexOf(spread);
    if (even < 0) throw new Error(`the grid has no divisor ${String(spread)}`);
    return Math.abs((least[row] ?? NaN) - even);
  });
  return {
    gptGridSteps: whole(steps),
    gptGridSeeds: counted(drawn.length, 'seeds'),
    gptSpreadLeast: short(spreads[0] ?? NaN),
    gptSpreadMost: short(spreads.at(-1) ?? NaN),
    gptRows: whole(spreads.length),
    gptOnDashes: whole(away.filter((cell) => cell === 0).length),
    gptFromDashes: counted(Math.max(1, ...away), 'cells'),
  };
}

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
