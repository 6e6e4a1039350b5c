// The texts of one line of a calculation: its name with its number, and its computed figure at the length of a column.
import type { WorkedLine } from '../../core/types.ts';
import { say, sayNamed } from '../../i18n/say.ts';

/** Significant digits shown of a computed figure; the file has all that are known. */
const shownDigits = 9;

export function lineLabel({ label }: Pick<WorkedLine, 'label'>): string {
  return sayNamed(`worked.line.${label}`) ?? label;
}

/** "exponential 2". */
export function lineTitle(line: Pick<WorkedLine, 'label' | 'index'>): string {
  const name = lineLabel(line);
  return line.index > 0 ? say('worked.line.numbered', { line: name, index: String(line.index) }) : name;
}

/** Where the lines of one name begin anew, as the weights of the next temperature do, so do their numbers. */
export function ownIndices(lines: readonly WorkedLine[]): number[] {
  const same = (place: number, other: number): boolean => lines[place]?.label === lines[other]?.label;
  let start = 0;
  return lines.map(({ index }, place) => {
    if (!same(place, start) || !same(place, place - 1)) start = place;
    const alone = start === place && !same(place, place + 1);
    return alone || index === 0 ? index : place - start + 1;
  });
}

/** Decimal text cut (not rounded) to so many significant digits; an ellipsis stands for the rest. */
export function cut(text: string, digits = shownDigits): string {
  const match = /^(?<before>[-−]?[0.]*)(?<figures>\d[\d.]*)(?<power>e[+-]?\d+)?$/.exec(text);
  if (!match?.groups) return text;
  const { before = '', figures = '', power = '' } = match.groups;
  const point = figures.indexOf('.');
  const whole = point >= 0 ? point : before.includes('.') ? 0 : figures.length;
  const kept = Math.max(whole, digits + (point >= 0 && point < digits ? 1 : 0));
  return figures.length <= kept ? text : `${before}${figures.slice(0, kept)}…${power}`;
}

export function computedText({ computed, bound }: WorkedLine): string {
  // "2.73e-7" is read as a product by formulas.
  const value = cut(computed)
    .replace(/e\+?(-?\d+)$/, ' × 10^$1')
    .replaceAll('-', '−');
  if (bound === 'at-most') return say('worked.atMost', { value });
  return bound === 'at-least' ? say('worked.atLeast', { value }) : value;
}
