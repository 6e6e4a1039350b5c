// The file of the native program as the page reads it, and a pool as a page has it, without workers.
import { answerJob } from '../../../web/core/answer-job.ts';
import type { Job, ResultOf } from '../../../web/core/protocol.ts';
import { openResult, type Result } from '../../../web/laboratories/sweep-result/result.ts';
import { bound, core } from '../../bindings/core.ts';
import { smallText } from './sweep-result-file.ts';

export function open(text: string, name = 'small.json'): Promise<Result> {
  return openResult(core, { name, size: text.length, text: () => Promise.resolve(text) });
}

export const pool = {
  size: 2,
  run: <J extends Job>(job: J): Promise<ResultOf<J>> => {
    if (!('chunk' in job)) throw new Error('no sweep');
    const answer = answerJob(bound, 0, job);
    if (answer.kind !== 'done') throw new Error(answer.kind);
    return Promise.resolve(answer.result as ResultOf<J>);
  },
};

export const small = await open(smallText);
