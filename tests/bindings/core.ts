// The compiled modules in Node, started as the page starts them.
import { readFile } from 'node:fs/promises';
import { coreClient, instantiateCore } from '../../web/core/client.ts';
import { type ExamplesClient, instantiateExamples } from '../../web/core/examples-client.ts';
import { unwrapped } from '../../web/core/refusal.ts';
import type { RuleChoice } from '../../web/core/types.ts';

async function compiled(name: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL(`../../web/core/generated/${name}.wasm`, import.meta.url)));
}

/** The bound functions as they are. */
export const bound = await instantiateCore(await compiled('sqrt-dk-core'));
export const boundExamples = await instantiateExamples(await compiled('sqrt-dk-examples'));

/** The same as the page calls them. */
export const core = coreClient(bound);
export const examples = unwrapped<ExamplesClient>(boundExamples);

/** Every rule with its first parameter. */
export const allRules: RuleChoice[] = core
  .scaleRules()
  .map(({ id, parameter }) => ({ id, parameter: parameter?.initial ?? 0 }));
