// In German: prose/saturation.
import type { saturationProse as english } from '../../en/prose/saturation.ts';

export const saturationProse: Readonly<Partial<Record<keyof typeof english, string>>> = {};
