// In German: prose/size.
import type { sizeProse as english } from '../../en/prose/size.ts';

export const sizeProse: Readonly<Partial<Record<keyof typeof english, string>>> = {};
