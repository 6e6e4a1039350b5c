// What the map says of each rule: whether some learning rate brings every run to 90 %, or none does.
import { fixed, listed, short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bestOf, learns, learnsAtTimes, type MapCell, type MapRow } from './rows.ts';

export function verdicts(rows: readonly MapRow[]): string {
  const helped = rows.filter(({ cells }) => cells.some(learns));
  const rest = rows.filter(({ cells }) => !cells.some(learns));
  return [
    ...(helped.length > 0 ? [say('rate-map.helped', { rules: listed(helped.map(helpedText)) })] : []),
    ...(rest.length > 0 ? [say('rate-map.notHelped', { rules: listed(rest.map(restText)) })] : []),
  ].join('; ');
}

const helpedText = ({ name, cells }: MapRow): string => `${name} (${ratesText(cells)})`;

function restText({ name, cells }: MapRow): string {
  const best = bestOf(cells);
  if (!best) return say('rate-map.rest.diverged', { name });
  const words = { name, accuracy: fixed(best.found?.accuracy?.median ?? 0, 2), rate: short(best.rate) };
  return say(cells.some(learnsAtTimes) ? 'rate-map.rest.atTimes' : 'rate-map.rest', words);
}

/** "0.01 to 1" where they are neighbours, else each of them. */
function ratesText(cells: readonly MapCell[]): string {
  const places = cells.flatMap((cell, place) => (learns(cell) ? [place] : []));
  const rate = (place: number): string => short(cells[place]?.rate ?? 0);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  if (places.length < 3 || last - first >= places.length) return listed(places.map(rate));
  return say('training.between', { least: rate(first), most: rate(last) });
}
