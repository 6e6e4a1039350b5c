// The file of the native program as the page reads it.
import { openResult, type Result } from '../../../web/laboratories/sweep-result/result.ts';
import { core } from '../../bindings/core.ts';
import { smallText } from './sweep-result-file.ts';

export function open(text: string, name = 'small.json'): Promise<Result> {
  return openResult(core, { name, size: text.length, text: () => Promise.resolve(text) });
}

export const small = await open(smallText);
