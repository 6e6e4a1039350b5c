// The question with which a laboratory opens, and what comes of the reader's guess.
import type { TemplateResult } from 'lit';

/** One of a few answers. */
export interface ChoiceAnswer {
  kind: 'choice';
  options: readonly { value: string; name: string }[];
}

/** A number on a slider. */
export interface NumberAnswer {
  kind: 'number';
  /** Values that the slider stops at, rising. */
  stops: readonly number[];
  initial: number;
  /** As it is written and spoken. */
  text: (value: number) => string;
  /** Whether equal ratios, not equal differences, are equally far apart. */
  logarithmic?: boolean;
}

/** An answer with controls of its own, e.g. `several`. */
export interface OwnAnswer {
  kind: 'own';
  /** A button among them commits. */
  controls: (guess: string | undefined, targets: OwnTargets) => TemplateResult;
  /** The guess in the reader's words. */
  text: (guess: string) => string;
}

export interface OwnTargets {
  onChange: (guess: string) => void;
  onCommit: (guess: string) => void;
}

export interface Question {
  text: string;
  answer: ChoiceAnswer | NumberAnswer | OwnAnswer;
}

/** What comes out, once the laboratory knows. */
export interface Outcome {
  /** The value of the right option, or the number that the core gives. */
  value: string | number;
  /** The result in words and figures. */
  text: string;
  /** Why, and what the guess says of how the matter is usually thought of. */
  why: string;
}
