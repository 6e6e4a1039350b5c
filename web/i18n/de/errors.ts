// Refusals, notes about the address, and what is said where the core cannot run, in German.
import type { errors as english } from '../en/errors.ts';

export const errors: Readonly<Record<keyof typeof english, string>> = {
  'error.sentence': '{parameter}: „{value}“ {reason}. Erlaubt: {range}.',
  'error.sentenceWithoutRange': '{parameter}: „{value}“ {reason}.',
  'error.missingSentence': '{parameter} {reason}. Erlaubt: {range}.',
  'error.reason.empty': 'ist leer',
  'error.reason.missing': 'fehlt',
  'error.reason.missing-field': 'ist kein Feld dieser Anfrage, und das davor genannte fehlt',
  'error.reason.unknown-field': 'ist kein Feld dieser Anfrage',
  'error.reason.not-a-number': 'ist keine Zahl',
  'error.reason.not-finite': 'ist nicht endlich',
  'error.reason.ambiguous': 'lässt sich auf zwei Arten lesen: Tausender werden ohne Trennzeichen geschrieben',
  'error.reason.not-an-integer': 'ist keine ganze Zahl',
  'error.reason.not-a-seed': 'ist kein Seed',
  'error.reason.out-of-range': 'liegt außerhalb des Bereichs',
  'error.reason.outside-domain': 'liegt außerhalb des Definitionsbereichs der Regel',
  'error.reason.too-many': 'hat zu viele Werte',
  'error.reason.too-few': 'hat zu wenige Werte',
  'error.reason.too-long': 'ist zu lang',
  'error.reason.wrong-length': 'hat die falsche Anzahl von Werten',
  'error.reason.unknown': 'ist unbekannt',
  'error.reason.malformed': 'ist nicht lesbar',
  'error.reason.repeated': 'ist doppelt angegeben',
  'error.reason.not-understood': 'ist nicht lesbar',
  'error.reason.other': 'wird abgelehnt',
  'note.clamped': 'Die Adresse verlangt {parameter} = „{value}“; erlaubt ist {range}, gezeigt wird daher {used}.',
  'note.malformed':
    'Die Adresse gibt {parameter} als „{value}“ an, was nicht lesbar ist; erlaubt ist {range}, gezeigt wird daher {used}.',
  'note.startValue': 'der Startwert',
  'note.unknown-key':
    'Die Adresse nennt „{parameter}“, was hier unbekannt ist und übergangen wird. Bekannt sind: {range}.',
  'note.unknown-version': 'Die Adresse stammt von einer anderen Fassung dieser Seite; gezeigt werden die Startwerte.',
  'note.too-long': 'Die Adresse ist zu lang, um gelesen zu werden; gezeigt werden die Startwerte.',
  'unavailable.no-webassembly':
    'Dieses Bild fehlt: Ein WebAssembly-Programm berechnet es im Browser, und WebAssembly ist hier abgeschaltet oder durch eine Richtlinie verboten.',
  'unavailable.no-simd':
    'Dieses Bild fehlt: Ein WebAssembly-Programm mit SIMD-Befehlen berechnet es im Browser, und dieser Browser oder Prozessor hat keine. Browser seit 2023 haben sie.',
  'unavailable.not-fetched':
    'Dieses Bild fehlt: Das Programm, das es berechnet, ließ sich nicht laden. Nach erneutem Laden der Seite kann es gelingen.',
  'unavailable.not-started':
    'Dieses Bild fehlt: Das Programm, das es berechnet, wurde geladen, ließ sich hier aber nicht starten.',
  'unavailable.again': 'Noch einmal versuchen',
  'unavailable.broken': 'Die Rechnung ist abgebrochen: {detail}. Erneutes Laden der Seite startet sie wieder.',
};
