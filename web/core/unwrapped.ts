// A module's functions as the page calls them: each gives its value or throws CoreRefusal.
import type { Answer } from './types.ts';

/** The functions of a module, each giving its value instead of an answer. */
export type Unwrapped<Module> = {
  [Name in keyof Module]: Module[Name] extends (...given: infer Given) => Answer<infer Value>
    ? (...given: Given) => Value
    : never;
};
