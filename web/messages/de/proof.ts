// In German: proof.
import type { proof as english } from '../en/proof.ts';

export const proof: Readonly<Partial<Record<keyof typeof english, string>>> = {};
