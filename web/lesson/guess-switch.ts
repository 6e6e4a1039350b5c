// One switch for all laboratories: whether they ask for a guess before they show anything. The browser remembers it; the link for a
// class switches it on for as long as the address says so.
import { readClass } from '../schema/url.ts';

const name = 'sqrt-dk.guess';

function remembered(): boolean {
  try {
    return localStorage.getItem(name) === 'on';
  } catch {
    return false;
  }
}

function remember(on: boolean): void {
  try {
    if (on) localStorage.setItem(name, 'on');
    else localStorage.removeItem(name);
  } catch {
    // Storage that is forbidden or full: the switch lasts as long as the page.
  }
}

function ask(on: boolean): void {
  for (const laboratory of document.querySelectorAll('.laboratory > *'))
    if (on) laboratory.setAttribute('guess', 'on');
    else laboratory.removeAttribute('guess');
}

/** Without "guess=on": a reader who switches off what a link for a class has set is not asked again on the next page. */
function forgetLink(): void {
  if (!readClass(location.hash).guessFirst) return;
  const kept = location.hash.slice(1).split('&');
  try {
    history.replaceState(history.state, '', `#${kept.filter((part) => part !== 'guess=on').join('&')}`);
  } catch {
    // Some frames forbid it, and Safari more than 100 steps in half a minute.
  }
}

const wanted = remembered() || readClass(location.hash).guessFirst;
if (wanted) ask(true);

const box = document.querySelector<HTMLInputElement>('.guess-switch input');
if (box) {
  box.checked = wanted;
  box.addEventListener('change', () => {
    remember(box.checked);
    if (!box.checked) forgetLink();
    ask(box.checked);
  });
  addEventListener('hashchange', () => {
    if (box.checked || !readClass(location.hash).guessFirst) return;
    box.checked = true;
    ask(true);
  });
}
