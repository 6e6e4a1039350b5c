// Chapter 3: how large is a score? Prose in German.
import type { sizeProse as english } from '../../en/prose/size.ts';

export const sizeProse: Readonly<Record<keyof typeof english, string>> = {
  'variance.chapter': 'Wie groß ist q·k?',
  'variance.title': 'Wie groß ist ein Score?',
  'walks.intro':
    'Ein Score addiert {dk} Produkte, eins nach dem anderen. Jedes schiebt die Summe hinauf oder hinab, sie ist also eine Irrfahrt. Zum Teil heben sich die Schritte auf. Nach {dk} Schritten liegt die Summe etwa {rootDk} von 0 entfernt, nicht {dk}.',
  'variance.intro':
    'So weit streuen gemessene Scores bei jedem {dk}. Eine Ziehung, Summand für Summand, steht unter den weiteren Bildern.',
  'variance.law':
    'Die Punkte folgen der Linie {rootDk}. Warum? Die Produkte heben sich zum Teil auf, ihre Varianzen aber addieren sich. Ein Produkt zweier unabhängiger Einträge mit Mittelwert 0 und Varianz 1 hat selbst Mittelwert 0 und Varianz 1. Also',
  'variance.notLarger':
    'Der Mittelwert eines Scores ist bei jedem {dk} gleich 0. Scores wachsen nicht, sie streuen, und zwar um {rootDk}. Um {dk} könnten sie nur streuen, wenn jedes Produkt dasselbe Vorzeichen hätte.',
  'variance.conditions':
    'Das gilt für Einträge mit Mittelwert 0 und Varianz 1 und für Anfragen, die von ihren Schlüsseln unabhängig sind. Das Kapitel {toProof} verletzt diese Bedingungen der Reihe nach. Es beschreibt ein Modell vor dem Training, keines, das gelernt hat.',
  'variance.after':
    'Im letzten der weiteren Bilder bekommt Softmax diese Scores. Ohne Divisor steigt das Gewicht des stärksten Schlüssels gegen 1. Mit ÷ {dk} sinkt es auf den gleichen Anteil für alle. Mit {rootDk} bleibt es eben. Ein konstanter Divisor wie 8 passt nur bei einem {dk}.',
  'variance.shape.summary': 'Die Form der Verteilung, und die Bänder',
  'variance.shape':
    'Die Einträge sind hier normalverteilt. Für eine einzelne Anfrage sind die Scores neuer Schlüssel deshalb genau normalverteilt, mit Standardabweichung {sizeNorm}. Aber {sizeNorm} ist von Anfrage zu Anfrage verschieden. Alle Scores zusammen haben daher schwerere Ränder als eine Normalverteilung: Ihre Wölbung ist {sizeKurtosis}. Bei {dk} = 1 ist das deutlich zu sehen. Bei 64 bemerkt ein Test mit 1 000 Scores nichts davon.',
  'variance.reading':
    'Bänder zeigen 95 % Konfidenz. Die Scores einer Anfrage haben diese Anfrage gemeinsam, ein Band zählt daher Anfragen, nicht Scores. Hielte es alle Scores für unabhängig, wäre es zu schmal.',
};
