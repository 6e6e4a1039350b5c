// The story behind its first picture: fetched once that is alive, or when the reader goes on.
import { loads } from 'virtual:laboratories/later';
import { holdStills } from './card-stills.ts';
import { chain } from './chain.ts';
import { onApproach } from './on-approach.ts';
import './tab-stops.ts';

export { ahead } from './ahead.ts';

/** The other pictures begin when they come near. */
export function begin(): void {
  onApproach(loads);
}

chain();
holdStills(document.querySelectorAll<HTMLImageElement>('.cards .still'));
