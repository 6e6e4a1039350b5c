// What many ask in one turn shares messages: each has its own answers, and all of a message what is refused to one.
import { expect, test } from 'vitest';
import { bundled } from '../../../web/core/many-calls.ts';
import type { Call } from '../../../web/core/protocol.ts';

const callOf = (name: string): Call => ({ module: 'core', function: name, arguments: [] });

/** Answers each call by its name, and refuses a message in which "bad" is asked. */
function listening() {
  const messages: string[][] = [];
  const patience: (number | undefined)[] = [];
  const runAll = async (calls: readonly Call[], options?: { patience?: number | undefined }): Promise<unknown[]> => {
    messages.push(calls.map((each) => each.function));
    patience.push(options?.patience);
    await Promise.resolve();
    if (calls.some((each) => each.function === 'bad')) throw new Error('refused');
    return calls.map((each) => each.function);
  };
  return { messages, patience, workers: { runAll: runAll as Parameters<typeof bundled>[0]['runAll'] } };
}

test('the first have a message each, then so many share one, and each hears its own answers', async () => {
  const { messages, patience, workers } = listening();
  const { runAll } = bundled(workers, 2, 1);
  const asked = ['a', 'b', 'c', 'd'].map((name) => runAll([callOf(name), callOf(`${name}2`)], { patience: 10 }));
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'c', 'd'].map((name) => [name, `${name}2`]));
  expect(messages).toEqual([
    ['a', 'a2'],
    ['b', 'b2', 'c', 'c2'],
    ['d', 'd2'],
  ]);
  expect(patience).toEqual([10, 20, 10]);
  await Promise.all(['e', 'f'].map((name) => runAll([callOf(name)])));
  expect(messages.at(-1)).toEqual(['e', 'f']);
});

test('what is refused to one is refused to all of its message, and to no other', async () => {
  const { workers } = listening();
  const { runAll } = bundled(workers, 2);
  const [first, second, third] = await Promise.allSettled(['a', 'bad', 'c'].map((name) => runAll([callOf(name)])));
  expect([first?.status, second?.status, third?.status]).toEqual(['rejected', 'rejected', 'fulfilled']);
});
