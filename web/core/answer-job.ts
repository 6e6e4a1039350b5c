// What a started core says to a job: the same in a worker and on the main thread.
import type { FromWorker, Job } from './protocol.ts';
import type { CoreModule } from './types.ts';

/** The core's answer as a message; a trap or exhausted memory becomes "broken". */
export function answerJob(core: CoreModule, id: number, { specification, d, chunk }: Job): FromWorker {
  try {
    const answer = core.sweepChunk(specification, d, chunk);
    return 'error' in answer
      ? { kind: 'refused', id, refusal: answer.error }
      : { kind: 'done', id, summary: answer.value };
  } catch (thrown) {
    return { kind: 'broken', id, detail: String(thrown) };
  }
}

/** The buffers that travel with a message instead of being copied. */
export function transferable(message: FromWorker): ArrayBuffer[] {
  return message.kind === 'done' ? [message.summary.buffer as ArrayBuffer] : [];
}
