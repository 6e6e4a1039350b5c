// What is said in German where a laboratory is shared or embedded, or a file of it is made.
import type { files as englishFiles, share as english } from './words.en.ts';

export const share: Readonly<Record<keyof typeof english, string>> = {
  'share.title': 'Teilen oder einbetten',
  'share.close': 'Schließen',
  'share.link': 'Link zur Lektion mit diesem Stand',
  'share.copyLink': 'Link kopieren',
  'share.state': 'Der Stand als Text',
  'share.stateHint':
    'Diese Seite nennt keine Adresse, zu der ein Link führen könnte. An die Adresse einer Lektion gehängt, stellt der Text diesen Stand dort wieder her.',
  'share.copyState': 'Stand kopieren',
  'share.element': 'Element, für eine Seite, die Skripte ausführen darf',
  'share.elementHint': 'Das Skript steht einmal auf einer Seite; jedes Element ist ein Laboratorium mit eigenem Stand.',
  'share.elementAlone': 'Die Seite lädt das Skript bereits; dieses Element zeigt den jetzigen Stand.',
  'share.copyElement': 'Element kopieren',
  'share.frame': 'Rahmen, für eine Seite, die das nicht darf',
  'share.frameHint':
    'Er läuft von seiner eigenen Adresse, auch in einer Lernplattform, und nennt seine Höhe den Seiten, die darauf hören.',
  'share.copyFrame': 'Rahmen kopieren',
  'share.copied': 'Kopiert.',
  'share.notCopied':
    'Der Browser lässt die Seite nicht kopieren. Der Text ist markiert: Er lässt sich von Hand kopieren.',
};

export const files: Readonly<Record<keyof typeof englishFiles, string>> = {
  'laboratory.saved': 'Als {format} gespeichert, mit Parametern, Seed und Version.',
  'laboratory.noImage': 'Bilder lassen sich hier nicht exportieren; SVG geht ({detail}).',
  'laboratory.imageTooLarge': 'Dieser Browser kann kein Bild von {detail} Pixeln erzeugen; SVG geht.',
};
