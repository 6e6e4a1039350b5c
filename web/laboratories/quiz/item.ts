// What an item of the quiz is: a question that the core answers, and for each answer what is to be said of it. Data only.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import type { Role } from '../../figure/styles.ts';
import type { Axis } from '../../figure/xy.ts';
import type { DataTable } from '../../kit/data-table.ts';
import type { Ablation } from '../../kit/training/ablation.ts';
import type { Chance } from './attempts.ts';

/** The rules whose figures stand side by side: no divisor, √dₖ and dₖ. */
export const rules = ['none', 'sqrt', 'linear'] as const;
export type Rule = (typeof rules)[number];

export type Family = 'exercise' | 'misconception';

/** What an item is made from. */
export interface Given {
  core: CoreClient;
  chapters: ChaptersClient;
  /** Its own random choices. */
  chance: Chance;
  /** What training came to; undefined until it is known. */
  trained: Ablation | undefined;
}

export interface Item {
  /** In links, events and files. */
  id: string;
  family: Family;
  /** Which of the seed's streams its choices come from; another one for each item, and the same for ever. */
  stream: number;
  /** Whether its numbers come of training, which takes its time. */
  trains?: true;
  make: (given: Given) => Made;
}

/** An item with its numbers. */
export interface Made {
  question: string;
  /** What is to be looked at before the answer. */
  shown?: Curves | DataTable;
  answer: ChoiceAnswer | NumberAnswer | PointAnswer;
  /** The calculation with its numbers in plain mathematical text, shown after an answer. */
  formula?: string;
  /** The numbers that decide, shown after an answer. */
  evidence: Evidence;
  check: Check;
}

/** One of a few answers, each with what is to be said of it. */
export interface ChoiceAnswer {
  kind: 'choice';
  /** In the order in which they are shown. */
  options: readonly Option[];
}

export interface Option {
  id: string;
  name: string;
  right: boolean;
  feedback: string;
}

/** A number to be typed. */
export interface NumberAnswer {
  kind: 'number';
  label: string;
  value: number;
  /** How far from the value an answer may lie. */
  tolerance: number;
  text: (value: number) => string;
  right: string;
  /** Numbers that come of a known mistake. */
  mistakes: readonly { value: number; feedback: string }[];
  /** Of any other number below and above. */
  below: string;
  above: string;
}

/** A place on the x axis of a picture. */
export interface PointAnswer {
  kind: 'point';
  label: string;
  curves: Curves;
  /** Places at which the line stops, rising, and where it stands first. */
  stops: readonly number[];
  initial: number;
  /** The place asked for, and what is accepted in its stead. */
  value: number;
  accepted: { from: number; to: number };
  /** The same in words. */
  tolerance: string;
  text: (x: number) => string;
  feedback: (x: number, side: 'right' | 'below' | 'above') => string;
}

/** Lines over one axis. */
export interface Curves {
  title: string;
  key: string;
  label: string;
  x: Axis;
  y: Axis;
  lines: readonly Line[];
}

export interface Line {
  name: string;
  role: Role;
  points: readonly { x: number; y: number; text: string }[];
}

/** Figures side by side as bars. */
export interface Bars {
  title: string;
  key: string;
  bars: readonly Bar[];
}

export interface Bar {
  name: string;
  value: number;
  /** As it is written. */
  text: string;
  role: Role;
}

export type Evidence = Bars | Curves;

/** A program that comes to the same figures; one body for NumPy and PyTorch, see code.ts. */
export interface Check {
  body: string;
  /** What it prints, by name, as the core has it. */
  figures: Readonly<Record<string, number>>;
}
