// How numbers are written in formulas, which are read in every language.

/** A number inside a formula, without a locale. */
export function inFormula(value: number, digits = 4): string {
  return Number.isFinite(value) ? String(Number(value.toPrecision(digits))) : '∞';
}
