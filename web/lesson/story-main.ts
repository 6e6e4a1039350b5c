// The story's script: the first picture at once, the others as they come near; one head size and one seed for all of them.
import './old-links.ts';
import 'virtual:laboratories/first';
import { loads } from 'virtual:laboratories/later';
import { onApproach } from './on-approach.ts';
import { present } from './present.ts';
import './tab-stops.ts';

onApproach(loads);

/** What a picture has in common with others: `data-shares="dimension seed"`. */
const shared = (element: HTMLElement): string[] => (element.dataset.shares ?? '').split(' ').filter(Boolean);

addEventListener('dk-change', (event) => {
  const source = event.target;
  if (!(source instanceof HTMLElement)) return;
  const { settings } = (event as CustomEvent<{ settings: Readonly<Record<string, unknown>> }>).detail;
  for (const other of document.querySelectorAll<HTMLElement>('[data-shares]')) {
    if (other === source) continue;
    for (const name of shared(source)) {
      if (!shared(other).includes(name)) continue;
      const value = settings[name];
      if (Reflect.get(other, name) !== value) Reflect.set(other, name, value);
    }
  }
});

const button = document.querySelector<HTMLButtonElement>('.present');
if (button) present(button, [...document.querySelectorAll<HTMLElement>('.scene')]);
