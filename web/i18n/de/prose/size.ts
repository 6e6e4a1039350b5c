// Chapter 3: how large is a score? Prose in German.
import type { sizeProse as english } from '../../en/prose/size.ts';

export const sizeProse: Readonly<Record<keyof typeof english, string>> = {
  'variance.chapter': 'Wie groß ist q·k?',
  'variance.title': 'Wie groß ist ein Score?',
  'walks.intro':
    'Werden die Produkte eines Scores eins nach dem anderen addiert, so entsteht eine Irrfahrt: Jeder Schritt führt hinauf oder hinab, und zum Teil heben sich die Schritte auf. Nach {dk} Schritten liegt sie deshalb etwa {rootDk} von 0 entfernt, nicht {dk}.',
  'variance.intro':
    'Ein Score addiert {dk} Produkte, und jedes drückt ihn ebenso wahrscheinlich nach unten wie nach oben. Wie weit kommt eine solche Summe? Zuerst eine Schätzung, dann eine Ziehung, Summand für Summand, dann viele, und schließlich dasselbe bei jedem {dk}.',
  'variance.law':
    'Die Produkte heben sich zum Teil auf, ihre Varianzen aber addieren sich. Jedes Produkt zweier unabhängiger Einträge mit Mittelwert 0 und Varianz 1 hat selbst Mittelwert 0 und Varianz 1. Varianzen unabhängiger Summanden addieren sich:',
  'variance.notLarger':
    'Der Mittelwert eines Scores ist also bei jedem {dk} gleich 0: Scores wachsen nicht, sie streuen. Sie streuen um {rootDk}, nicht um {dk}: Dazu müsste jedes Produkt dasselbe Vorzeichen haben.',
  'variance.conditions':
    'Nötig sind dazu Einträge mit Mittelwert 0 und Varianz 1 und Anfragen, die nichts von ihren Schlüsseln wissen; das <a href="#proof">nächste Kapitel</a> verletzt diese Bedingungen der Reihe nach. So nimmt man es für ein Modell an, ehe es etwas gelernt hat; ein Gesetz über Modelle, die gelernt haben, ist es nicht.',
  'variance.shape':
    'Die Form ist eine andere Sache. Die hier gezogenen Einträge sind normalverteilt, also sind für eine einzelne Anfrage auch die Scores neuer Schlüssel genau normalverteilt, mit Standardabweichung {sizeNorm}. Aber {sizeNorm} ist von Anfrage zu Anfrage verschieden, und so haben alle Scores zusammen schwerere Ränder als eine Normalverteilung: Ihre Wölbung ist {sizeKurtosis}. Bei {dk} = 1 ist das nicht zu übersehen; bei 64 bemerkt ein Test mit 1 000 Scores nichts davon.',
  'variance.reading':
    'Bänder zeigen 95 % Konfidenz. Die Scores einer Anfrage haben diese Anfrage gemeinsam, ein Band zählt daher Anfragen, nicht Scores; hielte man alle Scores für unabhängig oder für normalverteilt, so wäre es zu schmal.',
  'variance.after':
    'Das letzte Bild schließt den Kreis: Bei denselben Scores steigt das Gewicht des stärksten Schlüssels ohne Divisor gegen 1, sinkt geteilt durch {dk} auf einen Anteil unter Gleichen und bleibt mit {rootDk} eben. Ein konstanter Divisor, „warum nicht immer 8?“, stimmt bei einem einzigen {dk}.',
};
