// What the laboratory shows: the core's answers to the present settings; what is asked again is kept.
import type { proofParameters } from './parameters.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import { breaksOf, type Break } from './breaks-picture.ts';
import type { Examples } from './examples.ts';
import type { GridView } from './grid-picture.ts';
import { heightsOf, type Heights } from './heights-picture.ts';
import { spreadOf, type Spread } from './squares-picture.ts';

export interface View {
  grid: GridView;
  breaks: Break[];
  rule: Rule;
  heights: Heights;
}

/** Numbers before and after division. */
export interface Rule {
  values: readonly number[];
  divisor: number;
  before: Spread;
  after: Spread;
  /** The quotient of the two variances, as the core writes it. */
  check: string;
}

type Settings = Pick<ValuesOf<typeof proofParameters>, 'values' | 'divisor' | 'people'>;

/** `kept`: the view before, whose parts stay the same objects where nothing about them has changed. */
export function viewOf(examples: Examples, grid: GridView, settings: Settings, kept: View | undefined): View {
  const { people } = settings;
  return {
    grid,
    breaks: kept?.grid.d === grid.d ? kept.breaks : breaksOf(examples.scoreVariance(grid.d)),
    rule: ruleOf(examples, settings, kept?.rule),
    heights:
      kept?.heights.people === people ? kept.heights : heightsOf(examples.heights(people), people, examples.ranges()),
  };
}

function ruleOf(examples: Examples, { values, divisor }: Settings, kept: Rule | undefined): Rule {
  if (kept?.values === values && kept.divisor === divisor) return kept;
  const divided = examples.variance(values, divisor);
  return {
    values,
    divisor,
    before: spreadOf(examples.variance(values), values),
    after: spreadOf(divided, divided.values('divided-value')),
    check: divided.find('variance-check')?.formula ?? '',
  };
}
