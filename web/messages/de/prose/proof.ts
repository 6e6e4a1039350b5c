// In German: prose/proof.
import type { proofProse as english } from '../../en/prose/proof.ts';

export const proofProse: Readonly<Partial<Record<keyof typeof english, string>>> = {};
