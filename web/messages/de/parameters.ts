// In German: parameters.
import type { parameterNames as english } from '../en/parameters.ts';

export const parameterNames: Readonly<Partial<Record<keyof typeof english, string>>> = {};
