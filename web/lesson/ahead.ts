// What the reader will want next is fetched while the browser has nothing else to do: the scripts that the page names in its template,
// and the workers, which take longest to start. It begins once the first picture is alive.
import { sharedPool } from '../core/shared.ts';
import { serving } from '../kit/register.ts';

/** Milliseconds after which it begins on a browser that is never idle, or does not say when it is. */
const atLatest = 1000;

/** What fails here is tried again on approach, and said there. */
const quietly = (): void => undefined;

function fetchAhead(): void {
  const scripts = document.querySelector<HTMLTemplateElement>('template.ahead');
  if (scripts) document.head.append(scripts.content);
  // Where another copy serves the page, they are its own.
  if (serving()) sharedPool().catch(quietly);
}

export function ahead(): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(fetchAhead, { timeout: atLatest });
  else setTimeout(fetchAhead, atLatest);
}
