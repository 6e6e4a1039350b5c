// The story behind its first picture: fetched once that is alive, or when the reader goes on.
import { loads } from 'virtual:laboratories/later';
import { fetchModule } from '../core/fetch-module.ts';
import { serving } from '../kit/page/register.ts';
import { holdStills, whenIdle } from './card-stills.ts';
import { chain, headOfReader } from './chain.ts';
import { onApproach, workersAhead } from './on-approach.ts';
import './tab-stops.ts';

/** Milliseconds after which it begins at the latest. */
const atLatest = 1000;

function fetchAhead(): void {
  const scripts = document.querySelector<HTMLTemplateElement>('template.ahead');
  if (scripts) document.head.append(scripts.content);
  // Where another copy serves the page, they are its own.
  if (serving()) workersAhead();
}

/**
 * What the reader will want next is fetched while the browser has nothing else to do: the scripts that the page names in its template, and the
 * workers, which take longest to start. It begins once the first picture is alive.
 */
export function ahead(): void {
  whenIdle(fetchAhead, atLatest);
}

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
    ({ liveCards }) => liveCards(stills, headOfReader),
    // The stills stay.
    () => undefined,
  );
});
for (const still of stills) cards.observe(still);
