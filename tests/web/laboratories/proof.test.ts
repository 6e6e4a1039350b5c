// What the pictures of <dk-proof> are drawn from, with the compiled core behind it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { csv } from '../../../web/kit/export/csv.ts';
import { breaksOf } from '../../../web/laboratories/proof/pictures.ts';
import { apart, areas, shadeOf, shadesOf } from '../../../web/laboratories/proof/squares-picture.ts';
import { Examples, type Spread, spreadOf, type GridView } from '../../../web/laboratories/proof/view.ts';
import { product } from '../../../web/laboratories/proof/grid-picture.ts';
import { outcome, sentence, gridTable, proofCsv, trackTable } from '../../../web/laboratories/proof/figures.ts';
import { Track, drawSteps, mostDraws, stepAfter } from '../../../web/laboratories/proof/play.ts';
import { dimensionStops, proofParameters } from '../../../web/laboratories/proof/parameters.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { examples as client } from '../../bindings/core.ts';

const examples = new Examples(client);

const grid = (d: number, draws: number, seed = '1'): GridView => ({
  d,
  draws,
  terms: chapters.squareTerms({ seed, draw: 0, d, samples: draws }),
});

describe('the steps of drawing', () => {
  test('rise from 1 to 10,000, with every decade among them', () => {
    expect(drawSteps[0]).toBe(1);
    expect(drawSteps.at(-1)).toBe(10_000);
    for (const decade of [10, 100, 1000]) expect(drawSteps).toContain(decade);
    expect([...drawSteps].sort((a, b) => a - b)).toEqual(drawSteps);
    expect(new Set(drawSteps).size).toBe(drawSteps.length);
  });

  test('lead on to the next, and end where d leaves no room', () => {
    expect(stepAfter(1, 10_000)).toBe(2);
    expect(stepAfter(11, 10_000)).toBe(12);
    expect(stepAfter(10_000, 10_000)).toBeUndefined();
    expect(stepAfter(4000, mostDraws(64))).toBeUndefined();
  });

  test('are all taken by the core, at every d', () => {
    for (const d of [...dimensionStops, 40, 41]) {
      expect(() => chapters.squareTerms({ seed: '1', draw: 0, d, samples: mostDraws(d) })).not.toThrow();
    }
    expect(dimensionStops.at(-1)).toBe(proofParameters.dimension.bounds?.most);
    expect(mostDraws(1)).toBe(proofParameters.draws.bounds?.most);
  });
});

describe('the map of cells', () => {
  test('shades by sign and size, fully from 1 on', () => {
    expect([0, 0.02, 0.03, 0.5, 1, 7, -0.5, -9].map(shadeOf)).toEqual([0, 0, 1, 10, 20, 20, -10, -20]);
  });

  test('draws each cell once, those of one shade together, and nothing as paper', () => {
    const shades = shadesOf({ figures: [1, 0, 0, 1], n: 2, left: 10, top: 20, side: 100 });
    expect(shades).toEqual([{ sign: 'positive', strength: 1, path: 'M10,20h50v50h-50zM60,70h50v50h-50z' }]);
    const signs = shadesOf({ figures: [0.5, -0.5, -0.5, 0.5], n: 2, left: 0, top: 0, side: 2 });
    expect(signs.map(({ sign, strength }) => [sign, strength])).toEqual([['negative', 0.5], ['positive', 0.5]]); // oxfmt-ignore
  });

  test('has few paths for thousands of cells', () => {
    const { d, terms } = grid(64, 10);
    const shades = shadesOf({ figures: terms.averages, n: d, left: 0, top: 0, side: 520 });
    expect(shades.length).toBeLessThanOrEqual(40);
    const cells = shades.reduce((sum, { path }) => sum + path.split('M').length - 1, 0);
    expect(cells).toBe([...terms.averages].filter((figure) => shadeOf(figure) !== 0).length);
  });

  test('names its terms as on paper', () => {
    expect([product(1, 1), product(1, 2), product(3, 12)]).toEqual(['x₁²', 'x₁x₂', 'x₃x₁₂']);
  });
});

describe('the numbers on a line', () => {
  test('are named where names do not lie on each other: the outermost, off the mean', () => {
    const at = (pixels: number): { at: number; text: string } => ({ at: pixels, text: '−132.8' });
    expect(apart([at(-120), at(-100), at(-120), at(60), at(90)], 'mean 4').map((each) => each.at)).toEqual([-120, 90]);
    // A longer name of the mean takes more room.
    expect(apart([at(70)], 'mean 4')).toHaveLength(1);
    expect(apart([at(70)], 'Mittelwert −45,55')).toHaveLength(0);
  });

  test('have squares with their areas in them, once where two are alike', () => {
    const square = (side: number): { side: number; text: string } => ({ side, text: '6,617' });
    const sides = [square(150), square(150), square(140), square(60), square(30), square(-140)];
    expect(areas(sides).map(({ side }) => side)).toEqual([150, -140, 60]);
  });
});

describe('the sentence', () => {
  test('counts the products at every d', () => {
    expect(sentence(grid(3, 1), false)).toContain('its 9 products sum to');
    expect(sentence(grid(64, 1), false)).toContain('its 4,096 products sum to');
  });

  test('says that products have either sign only where they do', () => {
    const alike = ['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) => grid(2, 1, seed));
    for (const drawn of alike) {
      const negative = drawn.terms.averages.some((product) => product < 0);
      expect(sentence(drawn, false)).toContain(negative ? 'of either sign' : 'all of one sign');
    }
    expect(new Set(alike.map((drawn) => sentence(drawn, false).includes('either'))).size).toBe(2);
  });

  test('parts the diagonal from the others only once that may be told', () => {
    expect(sentence(grid(8, 1), false)).not.toContain('diagonal');
    expect(sentence(grid(8, 1), true)).toContain('the 8 squares on the diagonal');
    expect(sentence(grid(8, 1000), true)).toContain('Over 1,000 draws the diagonal sums to');
    expect(sentence(grid(8, 1000), true)).toContain('the 56 other');
  });

  test('knows that one component has no others, and one draw no plural', () => {
    expect(sentence(grid(1, 100), true)).toContain('With dₖ = 1 there is one product, x₁²; over 100 draws it');
    expect(sentence(grid(1, 1), true)).toContain('over 1 draw it');
    // One product is a square, of one sign: before the guess too.
    expect(sentence(grid(1, 1), false)).toContain('there is one product');
    expect(gridTable(grid(1, 1)).caption).toBe('Averages of x_i x_j over 1 draw at d = 1');
  });

  test('gives the counts of the core as the answer', () => {
    expect(outcome(grid(8, 1).terms)).toMatchObject({ value: 'diagonal', text: 'the 8 on the diagonal' });
    expect(outcome(grid(64, 1).terms).why).toContain('4,032');
  });
});

describe('the track', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const asked = (samples: number, d = 4): Parameters<Track['take']>[1] => ({ seed: '1', draw: 0, d, samples });

  test('knows the step that was taken at once, and the ones before it soon', () => {
    const grown = vi.fn();
    const track = new Track(grown);
    track.take(chapters, asked(100), chapters.squareTerms(asked(100)));
    expect(track.points().map(({ draws }) => draws)).toEqual([100]);
    vi.runAllTimers();
    expect(grown).toHaveBeenCalled();
    expect(track.points().map(({ draws }) => draws)).toEqual(drawSteps.filter((step) => step <= 100));
  });

  test('has the figures that the core gives for each', () => {
    const track = new Track(() => undefined);
    track.take(chapters, asked(10), chapters.squareTerms(asked(10)));
    track.points();
    vi.runAllTimers();
    expect(track.points()).toHaveLength(8);
    for (const { draws, meanSquare } of track.points()) {
      expect(meanSquare).toBe(chapters.squareTerms(asked(draws)).meanSquare);
    }
  });

  test('forgets another run, and shows only what lies before the present step', () => {
    const track = new Track(() => undefined);
    track.take(chapters, asked(8), chapters.squareTerms(asked(8)));
    track.take(chapters, asked(3), chapters.squareTerms(asked(3)));
    expect(track.points().map(({ draws }) => draws)).toEqual([3]);
    track.take(chapters, asked(1, 5), chapters.squareTerms(asked(1, 5)));
    expect(track.points()).toHaveLength(1);
  });

  test('asks for no step while nothing reads it', () => {
    const track = new Track(() => undefined);
    track.take(chapters, asked(100), chapters.squareTerms(asked(100)));
    vi.runAllTimers();
    expect(track.known).toBe(1);
    track.points();
    vi.runAllTimers();
    expect(track.known).toBe(drawSteps.filter((step) => step <= 100).length);
  });

  test('stands in its table with a figure in each cell', () => {
    const track = new Track(() => undefined);
    track.take(chapters, asked(1, 1), chapters.squareTerms(asked(1, 1)));
    const { columns, rows } = trackTable(track.points());
    expect(rows).toHaveLength(1);
    expect(rows[0]).toHaveLength(columns.length);
    expect(rows[0]?.[4]).toBe('none');
  });
});

const before = (values: number[]): Spread => spreadOf(examples.variance(values), values);
const after = (values: number[], c: number): Spread => {
  const lines = examples.variance(values, c);
  return spreadOf(lines, lines.values('divided-value'));
};

describe('the variance before and after division', () => {
  test('of 2, 4, 6 is 8/3, and a quarter of it after ÷ 2', () => {
    expect(before([2, 4, 6])).toEqual({
      values: [2, 4, 6],
      mean: 4,
      differences: [-2, 0, 2],
      squares: [4, 0, 4],
      variance: 8 / 3,
    });
    const halved = after([2, 4, 6], 2);
    expect(halved.values).toEqual([1, 2, 3]);
    expect(halved.squares).toEqual([1, 0, 1]);
    expect(halved.variance).toBeCloseTo(2 / 3, 15);
    expect(examples.variance([2, 4, 6], 2).find('variance-check')?.formula).toBe('(4 + 0 + 4) / 3 / 4');
  });

  test('differ by c² for any numbers and any c within the ranges', () => {
    const { least = 0, most = 0 } = proofParameters.divisor.bounds ?? {};
    for (const c of [least, 0.75, 1, 2.5, most]) {
      for (const values of [[-100, 100], [1], [0.1, 0.2, 0.4, 7, -3, 11]]) {
        // oxfmt-ignore
        const whole = before(values).variance;
        expect(after(values, c).variance * c * c).toBeCloseTo(whole, 8);
      }
    }
  });
});

describe('where each assumption enters', () => {
  test('the variance is d, 1.5 d, 2 d, 4 d or d², at every d', () => {
    for (const d of [2, 8, 64]) {
      const variances = breaksOf(examples.scoreVariance(d)).map(({ variance }) => variance);
      expect(variances).toEqual([d, d, 1.5 * d, 2 * d, 4 * d, d * d]);
    }
  });

  test('with one component nothing is said of several', () => {
    expect(breaksOf(examples.scoreVariance(1)).map(({ variance }) => variance)).toEqual([1, 1.5, 2, 4]);
  });
});

test('the map stands whole in its table up to 16 components, and whole in the file', () => {
  expect(gridTable(grid(3, 10)).rows).toHaveLength(3);
  const cut = gridTable(grid(64, 10));
  expect(cut.rows).toHaveLength(16);
  expect(cut.caption).toContain('the file has them all');
  const file = proofCsv({
    grid: grid(64, 10),
    draw: 0,
    divisor: 2,
    before: before([2, 4, 6]),
    after: after([2, 4, 6], 2),
  });
  expect(file.rows).toHaveLength(4096);
  expect(file.rows[65]).toEqual([2, 2, grid(64, 10).terms.averages[65]]);
  expect(csv({ ...file, seed: '1', version: '1.2.3' })).toContain('# offDiagonalTerms,4032');
});
