// In German: models.
import type { models as english } from '../en/models.ts';

export const models: Readonly<Partial<Record<keyof typeof english, string>>> = {};
