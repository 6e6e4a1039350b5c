// Chapter 13: numbers that overflow. Prose in German.
import type { precisionProse as english } from '../../en/prose/precision.ts';

export const precisionProse: Readonly<Record<keyof typeof english, string>> = {
  'precision.chapter': 'Zahlen, die überlaufen',
  'precision.title': 'Zahlen, die überlaufen',
  'precision.intro':
    'Ist Überlauf der Grund für {rootDk}? Nein. Ein Rechner hat 16, 32 oder 64 Bit für e<sup>112</sup>, und hinter seiner größten Zahl kommt nur ∞. Aber Softmax ändert sich nicht, wenn von jedem Score dasselbe m abgezogen wird:',
  'precision.shift':
    'Als m dient der größte Score. Dann ist das größte Exponential 1, und die Summe liegt zwischen 1 und der Zahl der Schlüssel. Zu sehen ist, welche Zahlen die vier üblichen Formate mit und ohne diesen Schritt verlieren.',
  'precision.reason':
    'Ist der größte Score abgezogen, sind ungeteilte Scores so sicher wie geteilte, solange das Format sie fasst. Was an ihnen falsch ist, steht in den Kapiteln {toSoftmax}, {toGradient} und {toRules}.',
  'precision.late':
    'Der Score selbst kann trotzdem überlaufen. Zwei Vektoren aus 64 Einträgen von 32 haben das Produkt 64 · 32 · 32 = 65 536, und float16 endet bei 65 504. Danach zu teilen lässt ∞ stehen. Zuerst geteilt hat q/8 Einträge von 4, und das Produkt ist 8192. Hier hilft der Divisor also, wenn er <em>vor</em> dem Produkt kommt. Auch hilft es, das Produkt in float32 aufzusummieren.',

  'precision.verdict.summary': 'Bleibt das Ergebnis gleich, wenn das Maximum abgezogen wird?',
  'precision.verdict':
    '„Das Maximum abzuziehen ergibt dasselbe Ergebnis und verhindert Überlauf.“ Das Urteil: {claim26}. Bedingung: {claim26Condition} Mit wenigen Bits runden beide Formen, an verschiedenen Stellen. Wo die naive Form überhaupt gelingt, unterscheiden sich beide um einige Einheiten der Rundung. Auch die Subtraktion wird gerundet. In erster Ordnung wird die Fehlerschranke dadurch um {precisionSpread} dieser Einheiten größer (hier hergeleitet). Die veröffentlichte Analyse findet beide Formen gleich genau (<a href="https://doi.org/10.1093/imanum/draa038">Blanchard, Higham und Higham</a>, IMA Journal of Numerical Analysis 41, 2021). Gewichte, die für das Format zu klein sind, werden 0.',
  'precision.onePass.summary': 'Ein Durchgang genügt: Online-Softmax',
  'precision.onePassIntro':
    'Um den größten Score abzuziehen, müssen nicht zuerst alle bekannt sein. Mitgeführt werden der bisher größte und die bisherige Summe. Kommt ein neuer größter Score, wird die Summe mit einem Faktor umgerechnet:',
  'precision.onePassAfter':
    'Die gewichtete Summe der Werte wird ebenso mitgeführt. Auf dem Papier ist das dasselbe Softmax; mit wenigen Bits ist es bis auf Rundung gleich. Veröffentlicht haben es <a href="https://arxiv.org/abs/1805.02867">Milakov und Gimelshein (2018)</a>. Damit kann <a href="https://arxiv.org/abs/2205.14135">FlashAttention (Dao und andere, 2022)</a> die Schlüssel Block für Block durchgehen.',
  'precision.listing.summary': 'Ein veröffentlichtes Programm in NumPy',
  'precision.listingVerdict':
    'Es importiert math, benutzt np und softmax und transponiert mit K.T. Dass es wie gedruckt läuft: {claim27}. Ist beides ergänzt, ist es richtig für eine Matrix von Anfragen und eine von Schlüsseln. An einem Stapel scheitert es, oder es rechnet still falsch, wo alle Größen gleich sind. Eine Anfrage, die keinen Schlüssel sehen darf, erhält nan. Seine Gewichte sind n × n nur, wo es so viele Schlüssel wie Anfragen gibt.',
};
