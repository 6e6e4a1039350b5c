// What runs through all scenes of the story: one head size, one seed and one draw, a query with eight keys. The opening shows their weights,
// the arrows the first key; its products are the steps of the bold walk, and where eight walks end are the scores of the softmax.
import { standardEntries } from '../core/chapters-entries.ts';
import { sharedChapters } from '../core/shared.ts';
import { parametersOf, propertyOf } from '../kit/page/properties.ts';

/** Coordinates of the arrows are written to thousandths. */
const thousandths = 1000;

/** What all have in common, by name, and what that was at first. */
const common = new Map<string, unknown>();
const first = new Map<string, unknown>();

/** What runs through the scenes. */
export interface Head {
  dimension: number;
  seed: string;
  draw: number;
}

/** The head as the reader has set it; undefined as long as it is as at first. */
export function headOfReader(): Head | undefined {
  const set = [...common].some(([name, value]) => value !== first.get(name));
  return set ? (Object.fromEntries(common) as unknown as Head) : undefined;
}

/** What was given to a picture, which then tells of it as of a change of its own. */
const given = new WeakMap<Element, Record<string, unknown>>();

/** What a picture has in common with others, and under which name of its own. */
const shares: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'dk-opening': { dimension: 'dimension', seed: 'seed', draw: 'draw' },
  'dk-arrows': { dimension: 'dimension', seed: 'seed', draw: 'draw' },
  'dk-walks': { dimension: 'dimension', seed: 'seed', draw: 'draw' },
  'dk-variance': { dimension: 'focus', seed: 'seed' },
  'dk-summit': { seed: 'seed' },
};

const shared = ({ localName }: Element): [name: string, own: string][] => Object.entries(shares[localName] ?? {});

/** All that have something in common. */
const sharing = (): Iterable<HTMLElement> =>
  document.querySelectorAll<HTMLElement>(
    Object.keys(shares)
      .map((tag) => `.scene ${tag}`)
      .join(),
  );

/** The value, or the nearest one that the picture can show. */
function give(element: HTMLElement, own: string, value: unknown): void {
  const parameter = parametersOf(element)[own];
  if (!parameter) return;
  const permitted = parameter.nearest(parameter.text(value)) ?? value;
  given.set(element, { ...given.get(element), [own]: permitted });
  const before = parameter.text(Reflect.get(element, propertyOf(own)));
  if (before !== parameter.text(permitted)) Reflect.set(element, propertyOf(own), permitted);
}

/** Takes what the reader has changed in one picture to the others. */
function follow(source: HTMLElement): void {
  const before = given.get(source) ?? {};
  for (const [name, own] of shared(source)) {
    const value: unknown = Reflect.get(source, propertyOf(own));
    if (before[own] === value || common.get(name) === value) continue;
    common.set(name, value);
    // What it was given before is a change of its own when the reader comes back to it.
    given.set(source, { ...given.get(source), [own]: value });
    for (const other of sharing()) {
      if (other !== source) for (const [each, its] of shared(other)) if (each === name) give(other, its, value);
    }
    if (name === 'seed' || name === 'draw') turnArrows();
  }
  if (source.localName === 'dk-walks') passOn(source);
}

/** A picture that has come later begins with what the others have, the first with its own. */
function join(element: HTMLElement): void {
  for (const [name, own] of shared(element)) {
    if (common.has(name)) give(element, own, common.get(name));
    else for (const each of [common, first]) each.set(name, Reflect.get(element, propertyOf(own)));
  }
  if (element.localName === 'dk-arrows') turnArrows();
  if (element.localName !== 'dk-walks' && element.localName !== 'dk-softmax') return;
  const walks = document.querySelector<HTMLElement>('.scene dk-walks');
  if (walks) passOn(walks);
}

/** The first two coordinates of a draw are the arrows', so that its products are the steps of the bold walk. */
function turnArrows(): void {
  const arrows = document.querySelector<HTMLElement>('.scene dk-arrows');
  if (!arrows || Object.keys(parametersOf(arrows)).length === 0) return;
  sharedChapters().then(
    (chapters) => {
      const [seed, draw] = ['seed', 'draw'].map((name): unknown => Reflect.get(arrows, name));
      const { q, k } = chapters.drawPairs({ ...standardEntries, seed: String(seed), draw: Number(draw), d: 2 });
      const written = (value = 0): number => Math.round(value * thousandths) / thousandths;
      const [queryAcross, queryUp, keyAcross, keyUp] = [...q, ...k].map(written);
      for (const [own, value] of Object.entries({ queryAcross, queryUp, keyAcross, keyUp })) give(arrows, own, value);
    },
    // Where that cannot be had, the laboratory says so itself.
    () => undefined,
  );
}

/** Where the first walks end, as many as the softmax has scores. */
function passOn(walks: HTMLElement): void {
  const softmax = document.querySelector<HTMLElement>('.scene dk-softmax');
  const ends = Reflect.get(walks, 'ends') as Float64Array | undefined;
  const scores = softmax && (Reflect.get(softmax, 'scores') as readonly number[] | undefined);
  if (softmax && ends && scores) give(softmax, 'scores', Array.from(ends.subarray(0, scores.length)));
}

const heard =
  (hear: (element: HTMLElement) => void) =>
  ({ target }: Event): void => {
    if (target instanceof HTMLElement && target.closest('.scene')) hear(target);
  };

/** Hears from now on; pictures that are there already are the first. */
export function chain(): void {
  addEventListener('dk-ready', heard(join));
  addEventListener('dk-change', heard(follow));
  for (const each of sharing()) if (each.shadowRoot?.querySelector('svg')) join(each);
}
