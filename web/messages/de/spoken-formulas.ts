// The formulas of the prose as they are heard in German, by their English words.

export const spokenFormulas: Readonly<Record<string, string>> = {};
