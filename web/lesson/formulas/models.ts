// The formulas of the chapter on in real models as MathML, each display with its spoken form.

export const modelsFormulas: Readonly<Record<string, string>> = {};
