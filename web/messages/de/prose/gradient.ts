// Chapter 6: what the gradient does. Prose in German.
import type { gradientProse as english } from '../../en/prose/gradient.ts';

export const gradientProse: Readonly<Record<keyof typeof english, string>> = {
  'gradient.chapter': 'Der Gradient',
  'gradient.title': 'Was der Gradient tut',
  'gradient.intro':
    'Damit gelernt wird, muss ein Fehler die Scores erreichen, und auf seinem Weg zurück trifft er auf Softmax. Was Softmax durchlässt, ist seine Jacobi-Matrix: wie sich Gewicht {weightI} mit Score {scoreJ} bewegt.',
  'gradient.trace':
    'Jede Zeile von Gewichten hat ihre eigene. Ihre Spur fasst sie in einer Zahl zusammen, 0, wo ein Schlüssel alles Gewicht hat, und 1 − 1/n, wo alle dasselbe haben:',
  'gradient.begin':
    'Erklärungen, die „den“ Gradienten von Gewicht i als {slopeOwn} angeben, nennen nur die Diagonale; daneben stehen die Einträge −pᵢpⱼ, und jede Zeile der Jacobi-Matrix ergibt zusammen 0. Zuerst eine Zeile, dann viele.',
  'gradient.typical':
    '„Ohne den Divisor verschwindet der Gradient“ ist wahr für die <em>typische</em> Zeile und falsch für das Mittel. Wenn {dk} wächst, fällt der Median von tr J exponentiell in {rootDk}, sein Mittel aber nur wie 1/{rootDk}: Hin und wieder liegen die größten Scores dicht beieinander, und eine solche glückliche Zeile lässt so viel durch wie eh und je. Zwei Zeilen können daher das Gegenteil voneinander erzählen, und zwei Arten zu mitteln ebenso.',
  'gradient.rightKey':
    'Das Gewicht des richtigen Schlüssels zeigt, was das für das Lernen bedeutet. Vor dem Training ist kein Schlüssel bevorzugt, also erhält der richtige im Mittel 1/n, gleich bei welchem Divisor. Ohne Divisor aber gibt ihm die Hälfte aller Zeilen so gut wie nichts, und ein Gradient, der ihn heben sollte, wird mit eben diesem Gewicht multipliziert.',
  'gradient.query':
    'Hinter der Jacobi-Matrix steht der Divisor selbst. Mit dem Gradienten {arrivingJ}, der bei Gewicht j ankommt, ist',
  'gradient.queryAfter':
    'Zwei Wirkungen ziehen gegeneinander: Ein größeres c hält die Jacobi-Matrix am Leben und steht im Nenner. Im Mittel ist der Gradient, der bei der Anfrage ankommt, ohne Divisor <em>größer</em>, und Teilen durch {dk} lässt ihn in jeder Zeile schrumpfen. {rootDk} ist also nicht der Divisor, der Gradienten groß macht. Es ist der, bei dem sie nicht von {dk} abhängen und bei dem fast jede Zeile einen hat.',
  'gradient.values':
    'Nichts davon hält den Rest des Netzes auf. Der Gradient von Wert j ist das {weightJ}-Fache dessen der Ausgabe; über alle Schlüssel ist seine Länge das {rootOfSquares}-Fache davon, mindestens das 1/√n-Fache. Scharfe Gewichte machen ihn größer, nicht kleiner.',
  'gradient.source':
    'Die <a href="https://arxiv.org/abs/1706.03762">Arbeit von 2017</a> (Abschnitt 3.2.1) äußert die Sache als Vermutung: Große Scores drängen Softmax in Bereiche, in denen seine Gradienten äußerst klein sind. Die Bilder oben bestätigen das für typische Zeilen zufälliger Vektoren, wie sie zu Beginn des Trainings sind. Sie zeigen auch, dass diese Hälfte der Geschichte allein den größten Divisor verlangte, den es gibt. Das nächste Kapitel fügt die andere Hälfte hinzu.',
};
