// A description for parameters under test.
import type { Description } from '../../../web/schema/parameter.ts';

export const about = <T>(initial: T): Description<T> => ({ name: 'headSize', key: 'h', initial, doc: '' });
