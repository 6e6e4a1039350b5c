// The formulas of the chapter on numbers that overflow as MathML, each display with its spoken form.

export const precisionFormulas: Readonly<Record<string, string>> = {};
