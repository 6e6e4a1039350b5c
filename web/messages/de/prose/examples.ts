// In German: prose/examples.
import type { examplesProse as english } from '../../en/prose/examples.ts';

export const examplesProse: Readonly<Partial<Record<keyof typeof english, string>>> = {};
