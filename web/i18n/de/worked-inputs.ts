// The inputs and printed figures of worked examples in German, by the names that the core gives them.
import type { workedInputs as english } from '../en/worked-inputs.ts';

export const workedInputs: Readonly<Record<keyof typeof english, string>> = {
  'worked.input.scores': 'Scores',
  'worked.input.d_k': 'dₖ',
  'worked.input.x': 'x',
  'worked.input.values': 'Werte',
  'worked.input.divide_by': 'geteilt durch',
  'worked.input.q': 'Anfrage q',
  'worked.input.k': 'Schlüssel k',
  'worked.input.mean': 'Mittelwert der Einträge',
  'worked.input.variance': 'Varianz der Einträge',
  'worked.input.correlation': 'Korrelation von q und k',
  'worked.input.weights': 'Gewichte',
  'worked.input.narrow_range_feet': 'enge Spannweite (Fuß)',
  'worked.input.wide_range_feet': 'weite Spannweite (Fuß)',
  'worked.input.people': 'Personen',
  'worked.input.others': 'die übrigen Scores',
  'worked.input.x_from': 'x von',
  'worked.input.x_to': 'x bis',
  'worked.input.multiples': 'Temperaturen, als Vielfache des Divisors',
  'worked.input.peaked': 'Scores mit Spitze',
  'worked.input.uniform': 'gleiche Scores',
  'worked.input.standard_scores': 'Scores zur Varianz 1',
};
