// The question and the opening picture. Prose in German.
import type { questionProse as english } from '../../en/prose/question.ts';

export const questionProse: Readonly<Record<keyof typeof english, string>> = {
  'opening.chapter': 'Die Frage',
  'opening.question': 'Warum teilt Attention ihre Scores durch {rootInTitle}?',
  'opening.score':
    'Ein Score ist eine Summe von {dk} Produkten; bei unabhängigen Einträgen mit Mittelwert 0 und Varianz 1 hat er die Standardabweichung {rootDk}.',
  'opening.twoSides':
    'Ungeteilt gibt Softmax mit wachsendem {dk} daher alles Gewicht einem Schlüssel, den der Zufall bestimmt; geteilt durch {dk} gibt es jedem dasselbe, und die Anfrage wird überhört.',
  'opening.spine': '{rootDk} ist die eine Potenz von {dk}, bei der sich nichts ändert, etwa von {dk} = 4 an.',
  'reading.title': 'Zwei Arten zu verlieren',
  'reading.picture':
    'Alle drei Bilder sind aus denselben Vektoren gemacht: eine Anfrage und acht Schlüssel mit unabhängigen Einträgen aus N(0, 1), 64-mal. Ein größeres {dk} nimmt mehr Einträge derselben langen Vektoren. Die Gewichte jeder Ziehung sind sortiert, der erste Balken ist also immer der Schlüssel, der gerade gewinnt.',
  'reading.tooHot':
    '<strong>Zu heiß.</strong> Ohne Divisor nimmt der Sieger alles, obwohl alle Schlüssel gleich gut sind: Die Vektoren sind zufällig. Die Zahl tr J, die Spur der Jacobi-Matrix von Softmax, sagt, wie stark die Gewichte noch auf eine Änderung der Scores antworten können. In der <em>typischen</em> Zeile ist davon nichts übrig. Im Mittel schon: Einige Zeilen, in denen zwei Scores dicht beieinander liegen, halten es hoch.',
  'reading.tooCold':
    '<strong>Zu kalt.</strong> Geteilt durch {dk} antworten die Gewichte bereitwillig (tr J ist sogar größer), doch jeder Schlüssel erhält ein Achtel, gleich was die Anfrage verlangt. „Große Scores, kleine Gradienten“ ist also nur die halbe Geschichte: Diese Seite allein verlangte den größten Divisor, den es gibt.',
  'reading.between':
    '<strong>Zwischen beiden</strong> liegt der Divisor, der das Wachstum genau aufhebt: Scores mit der Standardabweichung {rootDk}, geteilt durch {rootDk}, haben bei jedem {dk} die Standardabweichung 1. Diese 1 ist eine Wahl; dass nichts mehr von {dk} abhängt, ist keine. (Dass der Divisor bei kleinem {dk} wenig ausmacht, stimmt bei {dk} = 1, wo er 1 ist; schon bei 4 erhält der stärkste Schlüssel ohne ihn die Hälfte des Gewichts.) Ob die Streuung so bleibt, sobald das Training Anfragen und Schlüssel voneinander abhängig gemacht hat, ist eine andere Frage.',
};
