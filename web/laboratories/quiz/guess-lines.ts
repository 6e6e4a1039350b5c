// Reads the guesses of a class, one to a line: "4.5", "b", or "dk-softmax: 4.5; 5.69" as a laboratory copies it. No line is lost.
import { whereReadable, readNumber } from '../../schema/parameter.ts';
import type { Made } from './item.ts';
import { placeOf } from './judging.ts';

/** Lines that are read at most. */
export const mostLines = 500;

/** Guesses at one question, all numbers or all words. */
export interface Group {
  /** The laboratory that copied them; empty for the question of the sheet. */
  from: string;
  numbers: number[];
  /** Each answer with how many gave it, most given first; letters in their order. */
  words: { name: string; count: number; right: boolean }[];
  /** What comes out, as the lines or the item have it. */
  answer: number | string | undefined;
}

export interface BadLine {
  /** From 1. */
  line: number;
  text: string;
  why: 'number' | 'letter' | 'mixed';
}

export type Guesses = ReturnType<typeof readGuesses>;

interface Line {
  line: number;
  text: string;
  from: string;
  guess: string;
  answer: string | undefined;
}

const copied = /^(dk-[a-z-]+):\s*([^;]+?)\s*(?:;\s*(.+))?$/;

export function readGuesses(text: string, { answer }: Pick<Made, 'answer'>) {
  const all = text.split(/\r\n?|\n/).map((each, place) => ({ line: place + 1, text: each.trim() }));
  const written = all.filter((each) => each.text !== '');
  const read = written.slice(0, mostLines).map((each): Line => {
    const [, from = '', guess = each.text, out] = copied.exec(each.text) ?? [];
    return { ...each, from, guess, answer: out };
  });
  const bad: BadLine[] = [];
  const sources = [...new Set(read.map(({ from }) => from))];
  const groups = sources.map((from): Group => {
    const lines = read.filter((each) => each.from === from);
    if (from !== '') return copiedGroup(from, lines, bad);
    if (answer.kind === 'choice') return letters(lines, answer.options, bad);
    return { from, numbers: numbers(lines, 'number', bad), words: [], answer: answer.value };
  });
  return {
    groups: groups.filter(({ numbers, words }) => numbers.length > 0 || words.length > 0),
    bad: bad.sort((a, b) => a.line - b.line),
    /** Lines with something on them, among those that are read. */
    lines: read.length,
    /** The first line that is not read, since there are too many. */
    beyond: written[mostLines]?.line,
  };
}

function letters(lines: readonly Line[], options: readonly { name: string; right: boolean }[], bad: BadLine[]): Group {
  const places = lines.map(({ line, text, guess }) => {
    const place = placeOf(guess);
    if (place >= 0 && place < options.length) return place;
    bad.push({ line, text, why: 'letter' });
    return -1;
  });
  const words = options.map(({ name, right }, option) => ({
    name,
    right,
    count: places.filter((place) => place === option).length,
  }));
  const some = words.some(({ count }) => count > 0);
  return { from: '', numbers: [], words: some ? words : [], answer: options.find(({ right }) => right)?.name };
}

/** Numbers where most lines are numbers, else words. */
function copiedGroup(from: string, lines: readonly Line[], bad: BadLine[]): Group {
  const answer = lines.findLast((each) => each.answer !== undefined)?.answer;
  const readable = lines.filter(({ guess }) => number(guess) !== undefined);
  if (readable.length * 2 >= lines.length) {
    const out = answer === undefined ? undefined : number(answer);
    return { from, numbers: numbers(lines, 'mixed', bad), words: [], answer: out };
  }
  const counted = new Map<string, number>();
  for (const { guess } of lines) counted.set(guess, (counted.get(guess) ?? 0) + 1);
  const words = [...counted]
    .map(([name, count]) => ({ name, count, right: name === answer }))
    .sort((a, b) => b.count - a.count);
  return { from, numbers: [], words, answer };
}

function numbers(lines: readonly Line[], why: BadLine['why'], bad: BadLine[]): number[] {
  return lines.flatMap(({ line, text, guess }) => {
    const value = number(guess);
    if (value !== undefined) return [value];
    bad.push({ line, text, why });
    return [];
  });
}

const number = whereReadable((text) => readNumber('guess', text, ''));
