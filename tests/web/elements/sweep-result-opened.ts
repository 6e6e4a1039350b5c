// The file of the native program as the page reads it, and a pool as a page has it, without workers.
import type { Job, ResultOf } from '../../../web/core/protocol.ts';
import { unwrap } from '../../../web/core/refusal.ts';
import { openResult, type Result } from '../../../web/elements/dk-sweep-result/result.ts';
import { bound, core } from '../../bindings/core.ts';
import { smallText } from './sweep-result-file.ts';

export function open(text: string, name = 'small.json'): Promise<Result> {
  return openResult(core, { name, size: text.length, text: () => Promise.resolve(text) });
}

export const pool = {
  size: 2,
  run: <J extends Job>(job: J): Promise<ResultOf<J>> => {
    if (!('chunk' in job)) throw new Error('no sweep');
    return Promise.resolve(unwrap(bound.sweepChunk(job.specification, job.d, job.chunk)) as ResultOf<J>);
  },
};

export const small = await open(smallText);
