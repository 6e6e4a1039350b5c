// Chapter 13: numbers that overflow. Prose in German.
import type { precisionProse as english } from '../../en/prose/precision.ts';

export const precisionProse: Readonly<Record<keyof typeof english, string>> = {
  'precision.chapter': 'Zahlen, die überlaufen',
  'precision.title': 'Zahlen, die überlaufen',
  'precision.intro':
    'Auf dem Papier ist e¹¹² eine Zahl wie jede andere. Ein Rechner hat 16, 32 oder 64 Bit dafür, und jenseits der größten Zahl, die sie fassen, gibt es nur ∞. Softmax nimmt e hoch jeden Score, also heißt es, ungeteilte Scores liefen über. Sie tun es, in einem naiv hingeschriebenen Softmax. Aber Softmax ändert sich nicht, wenn von jedem Score dasselbe m abgezogen wird, was auch immer m ist:',
  'precision.shift':
    'Für m der größte Score genommen: Dann ist der größte Exponent 0, das größte Exponential 1, und die Summe liegt zwischen 1 und der Zahl der Schlüssel. Zu sehen ist, welche Zahlen die vier üblichen Formate mit und ohne ihn verlieren.',
  'precision.verdict':
    '<strong>„Das Maximum abzuziehen ergibt dasselbe Ergebnis und verhindert Überlauf“: {claim26}.</strong> Bedingung: {claim26Condition} Das Ergebnis ist auf dem Papier genau dasselbe. In einem Format mit wenigen Bits runden beide Formen, und nicht an denselben Stellen: Wo die naive Form überhaupt gelingt, unterscheiden sich beide um einige Einheiten der Rundung. Auch die Subtraktion wird gerundet, und in erster Ordnung ist die Fehlerschranke der verschobenen Form deshalb um {precisionSpread} dieser Einheiten größer (hier hergeleitet; die veröffentlichte Analyse, die die verschobene Form so genau findet wie die andere, ist <a href="https://doi.org/10.1093/imanum/draa038">Blanchard, Higham und Higham, „Accurately computing the log-sum-exp and softmax functions“, IMA Journal of Numerical Analysis 41, 2021</a>). Gewichte, die für das Format zu klein sind, werden 0.',
  'precision.late':
    'Und es verhindert den Überlauf des Exponentials, nicht den des Scores. Zwei Vektoren aus 64 Einträgen zu je 32 haben das Produkt 64 · 32 · 32 = 65 536, und float16 endet bei 65 504: Der Score ist ∞, ehe Softmax ihn sieht, und danach durch 8 zu teilen lässt ∞ stehen. Zuerst geteilt hat q/8 Einträge von 4, und das Produkt ist 8192. Hier hilft der Divisor also, wenn er <em>vor</em> das Produkt kommt; ebenso hilft es, das Produkt in float32 aufzusummieren.',
  'precision.reason':
    'Überlauf ist also kein Grund für {rootDk}. Ist der größte Score abgezogen, so sind ungeteilte Scores, die das Format fasst, so sicher wie geteilte; was an ihnen falsch ist, sagen die Kapitel {toSoftmax}, {toGradient} und {toRules}.',
  'precision.onePassIntro':
    '<strong>Ein Durchgang genügt.</strong> Um den größten Score abzuziehen, braucht man scheinbar zuerst alle Scores. Man braucht sie nicht. Mitgeführt werden der bisher größte und die Summe bisher; kommt ein neuer größter Score, so wird alles bisher Summierte mit einem Faktor umgerechnet:',
  'precision.onePassAfter':
    'Die gewichtete Summe der Werte wird ebenso mitgeführt. Auf dem Papier ist das dasselbe Softmax, keine Näherung; in einem Format mit wenigen Bits ist es bis auf Rundung gleich. Veröffentlicht haben es <a href="https://arxiv.org/abs/1805.02867">Milakov und Gimelshein (2018)</a>, und es erlaubt <a href="https://arxiv.org/abs/2205.14135">FlashAttention (Dao und andere, 2022)</a>, die Schlüssel Block für Block durchzugehen.',
  'precision.listingVerdict':
    '<strong>Ein Programm importiert math, benutzt np und softmax und transponiert mit K.T. Dass es wie gedruckt läuft: {claim27}.</strong> Ist beides ergänzt, so ist es richtig für eine Matrix von Anfragen und eine von Schlüsseln. An einem Stapel scheitert es, oder es geht ohne ein Wort schief, wo alle Größen gleich sind; eine Anfrage, die keinen Schlüssel sehen darf, erhält nan; und seine Gewichte sind n × n nur, wo es so viele Schlüssel wie Anfragen gibt. Was NumPy selbst antwortet, steht oben.',
};
