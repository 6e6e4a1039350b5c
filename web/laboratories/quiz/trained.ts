// The exercise that is trained, once for the page: the first that asks begins, and a failure is not kept.
import { sharedPool, sharedTraining } from '../../core/shared.ts';
import { ablation, type Ablation } from '../../kit/training/ablation.ts';

let asked: Promise<Ablation> | null = null;

/** Rejects CoreUnavailable. */
export function sharedAblation(): Promise<Ablation> {
  return (asked ??= train().catch((thrown: unknown) => {
    asked = null;
    throw thrown;
  }));
}

async function train(): Promise<Ablation> {
  return ablation({ training: await sharedTraining(), pool: sharedPool() });
}
