// In German: prose/temperature.
import type { temperatureProse as english } from '../../en/prose/temperature.ts';

export const temperatureProse: Readonly<Partial<Record<keyof typeof english, string>>> = {};
