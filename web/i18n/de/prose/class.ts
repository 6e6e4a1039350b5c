// The section that makes a link for a class. Prose in German.
import type { classProse as english } from '../../en/prose/class.ts';

export const classProse: Readonly<Record<keyof typeof english, string>> = {
  'class.title': 'Für einen Kurs',
  'class.intro':
    'Ein Link für alle: derselbe Seed in jedem Laboratorium, sodass alle dieselben Ziehungen sehen, und, wenn gewünscht, keine Antworten auf Schätzfragen, bis der Link ohne diesen Zusatz verteilt wird. Wer einen Link lesen kann, kann den Zusatz auch streichen.',
  'class.seed': 'Seed des Kurses',
  'class.guess': 'Erst schätzen lassen',
  'class.hidden': 'Antworten verborgen halten',
  'class.copy': 'Link kopieren',
  'class.link': 'Der Link',
  'class.copied': 'Link kopiert.',
  'class.shown': 'Der Browser lässt die Seite nicht kopieren. Der Link steht darüber.',
};
