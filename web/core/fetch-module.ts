// Modules that are fetched when first needed, and fetched anew where that has failed.
import { orNotFetched } from './refusal.ts';

/** How often a module could not be fetched, by its address. */
const failures = new Map<string, number>();

/**
 * What a dynamic import gives. Some browsers keep a module that could not be fetched as failed until the page is left: from its second
 * call on it is then fetched under another address, where it is new.
 */
export async function fetchModule<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (thrown) {
    const [, address] = /module: (https?:\S+)/.exec(String(thrown)) ?? [];
    if (address === undefined) throw thrown;
    const before = failures.get(address) ?? 0;
    failures.set(address, before + 1);
    if (before === 0) throw thrown;
    return (await import(
      /* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ `${address}?again=${String(before)}`
    )) as T;
  }
}

/** The same of a part of the core. Rejects CoreUnavailable "not-fetched". */
export const fetched = <T>(load: () => Promise<T>): Promise<T> => orNotFetched(() => fetchModule(load));
