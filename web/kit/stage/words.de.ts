// What is said in German while a laboratory fills the screen.
import type { projector as english } from './words.en.ts';

export const projector: Readonly<Record<keyof typeof english, string>> = {
  'projector.place': '{place} von {count} auf dieser Seite',
  'projector.previous': 'Voriges',
  'projector.next': 'Nächstes',
  'projector.leave': 'Verlassen',
  'projector.picture': 'Nächstes Bild',
  'projector.pictureOf': 'Bild {place} von {count}',
  'projector.keys':
    'Bild auf, Bild ab: voriges und nächstes Laboratorium, auf einem Regler doppelt und halb. ← →: erster Regler. ↑ ↓: Bilder. Esc: verlassen.',
  'projector.first': 'Das ist das erste Laboratorium.',
  'projector.last': 'Das ist das letzte Laboratorium.',
  'projector.coming': 'Das Laboratorium wird geholt.',
  'projector.notLoaded': 'Das Laboratorium ließ sich nicht holen.',
};
