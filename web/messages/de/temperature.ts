// In German: temperature.
import type { temperature as english } from '../en/temperature.ts';

export const temperature: Readonly<Partial<Record<keyof typeof english, string>>> = {};
