// What is made once and kept, and what waits for its turn.
import type { ReactiveControllerHost } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Memo, DebouncedValue, FrameScheduler } from '../../../web/kit/plotted.ts';
import { pause } from '../../../web/kit/debounce.ts';
import { fakeHost } from './fake-host.ts';

test('a value is made again only when what it is made from has changed', () => {
  const kept = new Memo();
  let made = 0;
  const make = (): number => (made += 1);
  expect([kept.of('a', [1, 'x'], make), kept.of('a', [1, 'x'], make), kept.of('a', [2, 'x'], make)]).toEqual([1, 1, 2]);
  expect(kept.of('b', [2, 'x'], make)).toBe(3);
  expect(kept.of('a', [2, 'x'], make)).toBe(2);
});

const frames: (() => void)[] = [];

beforeEach(() => {
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function hostOf(): { host: ReactiveControllerHost; updates: () => number } {
  let updates = 0;
  return { host: fakeHost(() => (updates += 1)), updates: () => updates };
}

test('of several parts one is made in a frame, the first first; the others follow', () => {
  const { host, updates } = hostOf();
  const turns = new FrameScheduler(host);
  const render = (from: number): (string | undefined)[] => {
    const parts = ['a', 'b'].map((name) => turns.of(name, [from], () => `${name}${String(from)}`));
    turns.hostUpdated();
    return parts;
  };
  expect(render(1)).toEqual(['a1', undefined]);
  expect(frames).toHaveLength(1);
  frames.shift()?.();
  expect(updates()).toBe(1);
  expect(render(1)).toEqual(['a1', 'b1']);
  expect(frames).toHaveLength(0);
  expect(render(2)).toEqual(['a2', 'b1']);
  frames.shift()?.();
  expect(render(2)).toEqual(['a2', 'b2']);
});

test('a part of a laboratory that has been moved into another window waits for a frame of that, which is called off there', () => {
  const { host, updates } = hostOf();
  const there: (() => void)[] = [];
  const defaultView = {
    requestAnimationFrame: (frame: () => void) => there.push(frame),
    cancelAnimationFrame: () => there.splice(0),
  };
  const standing = { ...host, ownerDocument: { defaultView } as unknown as Document };
  const turns = new FrameScheduler(standing);
  const render = (from: number): void => {
    for (const name of ['a', 'b']) turns.of(name, [from], () => name);
    turns.hostUpdated();
  };
  render(1);
  expect([frames.length, there.length]).toEqual([0, 1]);
  there.shift()?.();
  expect(updates()).toBe(1);
  render(2);
  Object.assign(standing, { ownerDocument: undefined });
  turns.hostDisconnected();
  expect(there).toHaveLength(0);
});

test('with a rest the others follow once nothing has changed for so long; what has no picture yet does not wait', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { host } = hostOf();
  const turns = new FrameScheduler(host, { rest: 120 });
  const render = (from: number): (string | undefined)[] => {
    const parts = ['a', 'b', 'c'].map((name) => turns.of(name, [from], () => `${name}${String(from)}`));
    turns.hostUpdated();
    return parts;
  };
  render(1);
  for (const last of ['b1', 'c1']) {
    frames.shift()?.();
    expect(render(1)).toContain(last);
  }
  render(2);
  vi.advanceTimersByTime(119);
  expect(render(3)).toEqual(['a3', 'b1', 'c1']);
  vi.advanceTimersByTime(119);
  expect(frames).toHaveLength(0);
  vi.advanceTimersByTime(1);
  frames.shift()?.();
  expect(render(3)).toEqual(['a3', 'b3', 'c1']);
  frames.shift()?.();
  expect(render(3)).toEqual(['a3', 'b3', 'c3']);
  vi.useRealTimers();
});

test('a laboratory that leaves the page asks for no further frame', () => {
  const { host } = hostOf();
  const turns = new FrameScheduler(host);
  turns.of('a', [1], () => 1);
  turns.of('b', [1], () => 2);
  turns.hostUpdated();
  turns.hostDisconnected();
  expect(frames).toHaveLength(0);
});

test('a value is followed once it rests, at once the first time and after the laboratory has been away', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { host, updates } = hostOf();
  const rested = new DebouncedValue<number>(host);
  expect(rested.of(64)).toBe(64);
  expect(rested.of(128)).toBe(64);
  vi.advanceTimersByTime(pause - 1);
  // Another update with the same value does not put it off; another value does.
  expect(rested.of(128)).toBe(64);
  vi.advanceTimersByTime(1);
  expect(updates()).toBe(1);
  expect(rested.of(128)).toBe(128);
  rested.of(256);
  vi.advanceTimersByTime(pause - 1);
  rested.of(512);
  vi.advanceTimersByTime(pause - 1);
  expect([updates(), rested.of(512)]).toEqual([1, 128]);
  // Back where it was there is nothing to follow.
  expect(rested.of(128)).toBe(128);
  vi.advanceTimersByTime(pause);
  expect(updates()).toBe(1);
  rested.of(1024);
  rested.hostDisconnected();
  vi.advanceTimersByTime(pause);
  expect([updates(), rested.of(1024)]).toEqual([1, 1024]);
  vi.useRealTimers();
});
