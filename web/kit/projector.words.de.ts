// What is said in German while a laboratory fills the screen.
import type { projector as english } from './projector.words.en.ts';

export const projector: Readonly<Record<keyof typeof english, string>> = {
  'projector.place': '{place} von {count} auf dieser Seite',
  'projector.previous': 'Voriges',
  'projector.next': 'Nächstes',
  'projector.leave': 'Verlassen',
  'projector.keys':
    'Bild auf und Bild ab führen zum vorigen und zum nächsten Laboratorium, ← und → bewegen den ersten Regler, Esc verlässt das Vollbild.',
  'projector.first': 'Das ist das erste Laboratorium.',
  'projector.last': 'Das ist das letzte Laboratorium.',
  'projector.coming': 'Das Laboratorium wird geholt.',
  'projector.notLoaded': 'Das Laboratorium ließ sich nicht holen.',
};
