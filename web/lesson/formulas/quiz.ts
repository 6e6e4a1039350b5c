// The formulas of the chapter on check yourself as MathML, each display with its spoken form.

export const quizFormulas: Readonly<Record<string, string>> = {};
