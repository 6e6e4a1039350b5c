// Formulas in German: what is heard of them, and decimal commas. Used at build time only.
import { spokenFormulas } from '../i18n/de/spoken-formulas.ts';

/** The page with every formula in German; the catalogue lacks none (tested), else the formula keeps its English words. */
export function germanFormulas(html: string): string {
  return html.replace(/<math\b[^]*?<\/math>/g, (formula) =>
    formula
      .replace(/aria-label="([^"]*)"/, (whole, spoken: string) => {
        const german = spokenFormulas[spoken];
        return german === undefined ? whole : `aria-label="${german}"`;
      })
      .replace(/<mtext>([^<]*)/g, (_, words: string) => `<mtext>${spokenFormulas[words] ?? words}`)
      .replace(/(<mn>\d+)\.(\d+<\/mn>)/g, '$1,$2'),
  );
}
