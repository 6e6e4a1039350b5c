// The story behind its first picture: fetched once that is alive, or when the reader goes on.
import { loads } from 'virtual:laboratories/later';
import { fetchModule } from '../core/fetch-module.ts';
import { holdStills } from './card-stills.ts';
import { chain, headOfReader } from './chain.ts';
import { onApproach } from './on-approach.ts';
import './tab-stops.ts';

export { ahead } from './ahead.ts';

/** The other pictures begin when they come near. */
export function begin(): void {
  onApproach(loads);
}

chain();
const stills = document.querySelectorAll<HTMLImageElement>('.cards .still');
holdStills(stills);

// What draws them anew is fetched when the first is in the window.
const cards = new IntersectionObserver((entries) => {
  if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
  cards.disconnect();
  fetchModule(() => import('./live-cards.ts')).then(
    ({ liveCards }) => {
      liveCards(stills, headOfReader);
    },
    // The stills stay.
    () => undefined,
  );
});
for (const still of stills) cards.observe(still);
