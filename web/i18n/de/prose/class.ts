// The section that makes a link for a class. Prose in German.
import type { classProse as english } from '../../en/prose/class.ts';

export const classProse: Readonly<Record<keyof typeof english, string>> = {
  'class.title': 'Für einen Kurs',
  'class.intro':
    'Ein Link gibt allen denselben Seed in jedem Laboratorium, so sehen alle dieselben Ziehungen. Er kann auch die Antworten auf Schätzfragen verbergen, bis ein Link ohne diesen Zusatz verteilt wird. Geheim ist das nicht: Der Zusatz steht lesbar im Link.',
  'class.seed': 'Seed des Kurses',
  'class.guess': 'Erst schätzen lassen',
  'class.hidden': 'Antworten verborgen halten',
  'class.copy': 'Link kopieren',
  'class.link': 'Der Link',
  'class.inventory': 'Zehn Fragen mit einer Zahl am Ende:',
  'class.before': 'vor dem Kurs',
  'class.after': 'dieselben zehn danach',
  'class.copied': 'Link kopiert.',
  'class.shown': 'Der Browser lässt die Seite nicht kopieren. Der Link steht darüber.',
};
