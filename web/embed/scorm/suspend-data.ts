// What is kept from one visit to the next as a text of at most 4096 characters, and back:
//   sqrt-dk/1/0123|question,size|softmax/0.2500|18/22|1;std:n22.6:2r,shift:tx:1f|v=1&variance.d=64
// form and length, checkpoints, place, best score, sheets with answers, settings. ASCII alone. Nothing is cut in the middle: what does not
// fit is left out whole, and said.
import { decodeFragment, encodeFragment } from '../../schema/url.ts';
import type { Answered, Answers } from '../../laboratories/quiz/judging.ts';
import { nothing, type SavedProgress, type Place, type Score } from './progress.ts';

/** Characters that a platform must hold (CMIString4096). */
export const longest = 4096;

const form = 'sqrt-dk';
const version = 1;
const digits = 4;
const head = `${form}/${String(version)}/${'0'.repeat(digits)}`;

/** `foreign` was written by something else, `newer` by a later form of this, `malformed` by this and is not whole. */
export type Read = { kind: 'kept'; kept: SavedProgress } | { kind: 'none' | 'foreign' | 'newer' | 'malformed' };

export function write({ done, place, best, sheets, settings }: SavedProgress) {
  // Five bars part six pieces.
  let room = longest - head.length - 5;
  const take = (pieces: readonly string[], separator: string): string[] => {
    const taken: string[] = [];
    for (const piece of pieces) {
      const cost = piece.length + (taken.length > 0 ? separator.length : 0);
      if (cost > room) break;
      room -= cost;
      taken.push(piece);
    }
    return taken;
  };
  const checkpoints = take(done.map(escaped), ',').join(',');
  const at = take(place ? [`${escaped(place.chapter)}/${place.share.toFixed(4)}`] : [], '').join('');
  const score = take(best ? [`${String(best.right)}/${String(best.of)}`] : [], '').join('');
  // The sheet answered last is the last to go.
  const latest = [...sheets].filter(([, answers]) => answers.size > 0).reverse();
  const held = take(latest.map(sheetText), '!').length;
  const answers = latest.slice(0, held).reverse().map(sheetText).join('!');
  const groups = settingsOf(settings);
  const kept = take(
    groups.map(([, text]) => text),
    '&',
  );
  const state = kept.join('&');
  const body = `|${checkpoints}|${at}|${score}|${answers}|${state === 'v=1' ? '' : state}`;
  const length = String(head.length + body.length).padStart(digits, '0');
  return {
    text: head.slice(0, -digits) + length + body,
    /** Laboratories whose settings found no room. */
    withoutSettings: groups
      .slice(kept.length)
      .map(([name]) => name)
      .filter(Boolean),
    /** Sheets of the quiz that found none, by their seeds. */
    withoutSheets: latest.slice(held).map(([seed]) => seed),
  };
}

export function read(text: string): Read {
  if (text.trim() === '') return { kind: 'none' };
  const [, of, length] = /^sqrt-dk\/(\d{1,9})(?:\/(\d{4})\|)?/.exec(text) ?? [];
  if (of === undefined) return { kind: 'foreign' };
  if (Number(of) > version) return { kind: 'newer' };
  if (Number(of) !== version || Number(length) !== text.length) return { kind: 'malformed' };
  const [, done = '', place = '', best = '', sheets = '', ...settings] = text.split('|');
  try {
    const kept: SavedProgress = {
      done: done === '' ? [] : done.split(',').map(plain),
      place: place === '' ? undefined : readPlace(place),
      best: best === '' ? undefined : readScore(best),
      sheets: sheets === '' ? nothing.sheets : new Map(sheets.split('!').map(readSheet)),
      settings: settings.join('|'),
    };
    return settings.length === 1 ? { kind: 'kept', kept } : { kind: 'malformed' };
  } catch (thrown) {
    if (thrown instanceof NotOurs || thrown instanceof URIError) return { kind: 'malformed' };
    throw thrown;
  }
}

/** A text that is not of the form that `write` gives. */
class NotOurs extends Error {}

/** The settings by laboratory, in the order of the address: first what speaks to the whole page. Nothing else of a fragment is kept. */
function settingsOf(fragment: string): [name: string, text: string][] {
  const groups = new Map<string, Map<string, string>>([['', new Map()]]);
  for (const [key, text] of decodeFragment(fragment)) {
    const [name, own] = key.includes('.') ? [key.slice(0, key.indexOf('.')), true] : ['', false];
    if (text === null || (!own && !['v', 'seed', 'answers'].includes(key))) continue;
    const group = groups.get(name) ?? new Map<string, string>();
    groups.set(name, group.set(key, text));
  }
  return [...groups]
    .filter(([, entries]) => entries.size > 0)
    .map(([name, entries]) => [name, encodeFragment(entries).slice(1)]);
}

function sheetText([seed, answers]: [string, Answers]): string {
  return `${escaped(seed)};${[...answers].map(answerText).join(',')}`;
}

/** At the end: right at first, right later, or wrong so far. */
function answerText([id, { answer, attempts, first, right }]: [string, Answered]): string {
  const given = typeof answer === 'number' ? `n${String(answer)}` : `t${escaped(answer)}`;
  return `${escaped(id)}:${given}:${String(attempts)}${first ? 'f' : right ? 'r' : 'w'}`;
}

function readSheet(text: string): [string, Answers] {
  const [seed = '', answers, more] = text.split(';');
  if (answers === undefined || more !== undefined) throw new NotOurs();
  return [plain(seed), new Map(answers.split(',').map(readAnswer))];
}

function readAnswer(text: string): [string, Answered] {
  const [, id = '', kind, given = '', attempts, mark] = /^([^:]*):([nt])([^:]*):(\d{1,9})([frw])$/.exec(text) ?? [];
  if (kind === undefined) throw new NotOurs();
  const answer = kind === 'n' ? Number(given) : plain(given);
  if (typeof answer === 'number' && (given === '' || !Number.isFinite(answer))) throw new NotOurs();
  return [plain(id), { answer, attempts: Number(attempts), first: mark === 'f', right: mark !== 'w' }];
}

function readPlace(text: string): Place {
  const [, chapter, share] = /^([^/]+)\/(-?\d{1,9}\.\d{4})$/.exec(text) ?? [];
  if (chapter === undefined) throw new NotOurs();
  return { chapter: plain(chapter), share: Number(share) };
}

function readScore(text: string): Score {
  const [, right, of] = /^(\d{1,9})\/([1-9]\d{0,8})$/.exec(text) ?? [];
  if (right === undefined) throw new NotOurs();
  return { right: Number(right), of: Number(of) };
}

/** ASCII without any of our separators. */
function escaped(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')).replaceAll('!', '%21');
}

function plain(text: string): string {
  return decodeURIComponent(text);
}
