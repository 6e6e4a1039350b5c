// The programs of laboratories that have no test of their own here: what one prints under a name of its file is the same figure, but for chance.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { initialValues } from '../../../web/kit/settings.ts';
import { partOfTheDay } from '../../seeds.ts';
import { everyClass } from '../laboratories/every-class.ts';
import { type Taken, asOnPage, inNode } from '../laboratories/in-node.ts';
import { expectRepeatable } from './chance.ts';
import { run } from './python.ts';

const programs = Object.keys(import.meta.glob('../../../web/laboratories/*/program.ts'));
const own = Object.values(import.meta.glob('./*.test.ts', { query: '?raw', import: 'default', eager: true })).join('');
const untested = everyClass.filter(
  ([name]) => programs.some((path) => path.includes(`/${name}/`)) && !own.includes(`laboratories/${name}/program`),
);

/** By which a figure that is drawn shows its error of chance. */
const seeds = Array.from({ length: 20 }, (_, seed) => String(seed + 1));

beforeAll(asOnPage);
afterAll(() => {
  vi.unstubAllGlobals();
});

/** Of a file: its parameters by name, and each figure of a row by the row's first one, as in "d=64 spread". */
function figuresOf({ file }: Taken): Map<string, number> {
  const records = file.split('\r\n').map((line) => line.split(','));
  const head = records.findIndex(([name = '']) => !name.startsWith('# '));
  const [columns = [], ...rows] = records.slice(head);
  return new Map([
    ...records.slice(0, head).map(([name = '', value]) => [name.slice(2), Number(value)] as const),
    ...rows.flatMap((row) =>
      columns.map((column, place) => [`${columns[0] ?? ''}=${row[0] ?? ''} ${column}`, Number(row[place])] as const),
    ),
  ]);
}

// One that draws as often as the page takes ten seconds.
const each = untested.flatMap(([name, Class]) =>
  (['numpy', 'pytorch'] as const).map((language) => ({ tag: `dk-${name}`, language, Class })),
);
test.each(partOfTheDay(each, 2))(
  'the program of <$tag> in $language prints figures of its file',
  async ({ language, Class }) => {
    const values = initialValues(Class.about.parameters);
    const takenWith = async (others: object): Promise<Taken> => {
      const made = await inNode(Class, { ...values, ...others });
      made.leave();
      return made.first;
    };
    const taken = await takenWith({});
    const figures = figuresOf(taken);
    const drawn = 'seed' in values ? await Promise.all(seeds.map((seed) => takenWith({ seed }))) : [];
    const repetitions = drawn.map(figuresOf);
    const printed = run(taken[language]);
    const unknown = [...printed.keys()].filter((name) => !figures.has(name));
    expect(unknown, 'name figures as the file does, or test the programs in tests/web/code').toEqual([]);
    expect(printed.size).toBeGreaterThan(0);
    for (const name of printed.keys()) {
      const [found, expected = NaN] = [printed.figure(name), figures.get(name)];
      const repeated = repetitions.map((each) => each.get(name) ?? NaN);
      if (repeated.some((figure) => figure !== expected)) expectRepeatable(found, repeated, name);
      else expect(Math.abs(found - expected), name).toBeLessThanOrEqual(1e-5 * Math.abs(expected));
    }
  },
);
