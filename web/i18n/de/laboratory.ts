// What every laboratory says in German: its quiet controls, its table and how it starts.
import type { laboratory as english } from '../en/laboratory.ts';

export const laboratory: Readonly<Record<keyof typeof english, string>> = {
  'laboratory.starting': 'Der Rechenkern startet …',
  'laboratory.reset': 'Zurücksetzen',
  'laboratory.copyLink': 'Link kopieren',
  'laboratory.share': 'Teilen oder einbetten',
  'laboratory.fill': 'Vollbild',
  'laboratory.linkCopied': 'Link kopiert: Er stellt genau diesen Zustand wieder her.',
  'laboratory.linkShown': 'Der Browser lässt die Seite nicht kopieren. Hier steht der Link:',
  'laboratory.take': 'Zum Mitnehmen',
  'laboratory.copy.numpy': 'Als NumPy kopieren',
  'laboratory.copy.pytorch': 'Als PyTorch kopieren',
  'laboratory.codeCopied':
    'Programm kopiert: Es gibt dieselben Zahlen aus, wo gezogen wird, im Rahmen des Zufallsfehlers.',
  'laboratory.codeShown': 'Der Browser lässt die Seite nicht kopieren. Hier steht das Programm:',
  'laboratory.save.csv': 'CSV speichern',
  'laboratory.save.json': 'JSON speichern',
  'laboratory.save.svg': 'SVG speichern',
  'laboratory.save.png': 'PNG speichern',
  'laboratory.saved': 'Als {format} gespeichert, mit Parametern, Seed und Version.',
  'laboratory.noImage':
    'Die Richtlinie der Seite ({detail}) verbietet es, hier ein Bild zu erzeugen. Für SVG ist keine Erlaubnis nötig.',
  'laboratory.imageTooLarge':
    'Dieser Browser erzeugt kein Bild von {detail} Pixeln. Für SVG gibt es keine solche Grenze.',
  'laboratory.notSaved': 'Die Datei ließ sich nicht erzeugen: {detail}.',
  'laboratory.notLoaded': 'Das ließ sich nicht laden. Ein neues Laden der Seite versucht es noch einmal.',
  'laboratory.lastPermitted': 'Bilder und Zahlen zeigen noch die letzte erlaubte Eingabe.',
  'laboratory.reading.marks': 'Die Pfeiltasten lesen die Zahlen eine nach der anderen.',
  'laboratory.reading.series': 'Bild auf und Bild ab wechseln die Reihe.',
  'laboratory.reading.pick': 'Die Eingabetaste wählt die gelesene Zahl.',
  'laboratory.table': 'Die Zahlen als Tabelle',
  'laboratory.theory': 'Theorie einzeichnen',
  'laboratory.none': 'keine',
  'laboratory.notDefined': 'hier nicht definiert',
  'laboratory.plusMinus': '{value} ± {error}',
  'laboratory.readAsList':
    'Gelesen als {count} Zahlen, durch Kommas getrennt. Zwischen Zahlen mit Dezimalkomma gehören Semikolons.',
  'laboratory.readAsDecimal': 'Gelesen als Dezimalzahl {value}. Tausender werden ohne Trennzeichen geschrieben.',
  'laboratory.wasReset': 'Zurück bei den Startwerten.',
};
