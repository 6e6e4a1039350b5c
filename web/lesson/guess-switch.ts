// One switch for all laboratories: whether they ask for a guess before they show anything. The browser remembers it; the link for a
// class sets it without a word of the reader, and is not remembered.
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

const wanted = remembered() || readClass(location.hash).guessFirst;
if (wanted) ask(true);

const box = document.querySelector<HTMLInputElement>('.guess-switch input');
if (box) {
  box.checked = wanted;
  box.addEventListener('change', () => {
    remember(box.checked);
    ask(box.checked);
  });
}
