// Released models and how they scale their scores, and rules that are shown with the sizes of one. Plain data: every row says where it
// was read and how well it is sourced, and no figure stands here from memory unless its source says so.
import type { RuleChoice } from '../../core/types.ts';
import { type Source, code, grok, memory, quoted, report, t5 } from './sources.ts';

// What is known of a released model's attention, and from where.

/**
 * What stands beside the factor: nothing; a soft cap; norms on queries and keys; a cosine with a learned gain; small initial
 * weights; longer contexts; the layer's number; the number of keys; weights clipped after each step.
 */
export type Beside = 'nothing' | 'cap' | 'norm' | 'cosine' | 'weights' | 'context' | 'layer' | 'length' | 'clip';

export interface Model {
  id: string;
  /** As its makers call it. */
  name: string;
  year: number;
  /** d_model */
  width: number;
  /** Query heads. */
  heads: number;
  /** dₖ */
  dimension: number;
  /** Where a rule is shown that is no model: whose sizes stand above. */
  sizesOf?: string;
  /** What q·k is multiplied by, in plain mathematical text. */
  factor: string;
  /** What q·k is divided by, for the formula, where no line says it. */
  divided?: string;
  /** Which of the three lines the factor lies on. */
  line: 'one' | 'sqrt' | 'linear' | 'none';
  beside: Beside;
  /** The rule as the core knows it; learned gains at their first value. */
  rule: RuleChoice;
  /** The divisor of q·k that the factor comes to for vectors whose entries have mean square 1. */
  divisor: RuleChoice;
  /** Standard deviation of the entries of q and of k as the model's weights start, where they start small in place of a divisor. */
  entries?: number;
  source: Source;
}

type Read<Dimension extends number = number> = [
  ...[id: string, name: string, year: number],
  sizes: [width: number, heads: number, dimension: Dimension],
  source: Source,
];
type RuleBeside = Pick<Model, 'beside' | 'rule'>;
type Scaled = Omit<Model, 'id' | 'name' | 'year' | 'width' | 'heads' | 'dimension' | 'source'>;

function model([id, name, year, [width, heads, dimension], source]: Read, scaled: Scaled): Model {
  return { id, name, year, width, heads, dimension, source, ...scaled };
}

const sqrt = { id: 'sqrt', parameter: 0 };
const linear = { id: 'linear', parameter: 0 };
const none = { id: 'none', parameter: 0 };
const constant = (parameter: number) => ({ id: 'constant', parameter });

const capped = (parameter: number): RuleBeside => ({ beside: 'cap', rule: { id: 'soft-cap', parameter } });
const normed: RuleBeside = { beside: 'norm', rule: { id: 'rms-norm', parameter: 1 } };

/** Scores are divided by √dₖ, as in the paper. */
function rooted(...[id, name, year, sizes, source, beside]: [...Read, Partial<RuleBeside>?]): Model {
  const usual = { line: 'sqrt', beside: 'nothing', rule: sqrt, divisor: sqrt } as const;
  return model([id, name, year, sizes, source], { factor: `1/√${sizes[2]}`, ...usual, ...beside });
}

/** Scores are divided by dₖ. */
function muP(...read: Read): Model {
  const factor = `1/${read[3][2]}`;
  return model(read, { factor, line: 'linear', beside: 'nothing', rule: linear, divisor: linear });
}

/** dₖ to the power of −1/4, for each of q and k. */
const small = { 64: 0.3535533905932738, 128: 0.29730177875068026 };

/** Nothing divides the scores; the weights start small in its place. */
function startedSmall(...read: Read<keyof typeof small>): Model {
  const entries = small[read[3][2]];
  return model(read, { factor: '1', line: 'one', beside: 'weights', rule: none, divisor: none, entries });
}

type Other = Pick<Model, 'sizesOf' | 'factor' | 'divided' | 'beside'> & { rule?: Model['rule']; divisor: number };

/** A factor on none of the three lines. */
function other(...[id, name, year, sizes, source, scaled]: [...Read, Other]): Model {
  const divisor = constant(scaled.divisor);
  return model([id, name, year, sizes, source], { rule: divisor, ...scaled, line: 'none', divisor });
}

/** In the order of their years. */
export const models: readonly Model[] = [
  rooted('transformer-base', 'Transformer base', 2017, [512, 8, 64], report('paper')),
  rooted('transformer-big', 'Transformer big', 2017, [1024, 16, 64], report('paper')),
  rooted('bert-base', 'BERT-Base', 2018, [768, 12, 64], code('bert')),
  rooted('bert-large', 'BERT-Large', 2018, [1024, 16, 64], code('bert', 'bertReport')),
  rooted('gpt-2', 'GPT-2 124M', 2019, [768, 12, 64], code('gpt2')),
  startedSmall('t5-small', 'T5 Small', 2019, [512, 8, 64], code(t5('bi_v1_small'), t5('bi_bert_base'), 'mesh')),
  startedSmall('t5-base', 'T5 Base', 2019, [768, 12, 64], code(t5('bi_bert_base'), 'mesh')),
  startedSmall('t5-3b', 'T5 3B', 2019, [1024, 32, 128], code(t5('bi_v1_3B'), 'mesh')),
  startedSmall('t5-11b', 'T5 11B', 2019, [1024, 128, 128], code(t5('bi_v1_11B'), 'mesh')),
  rooted('gpt-2-xl', 'GPT-2 XL', 2019, [1600, 25, 64], code('gpt2', 'gpt2Xl')),
  startedSmall('t5-large', 'T5 Large', 2019, [1024, 16, 64], code(t5('bi_v1_large'), t5('bi_bert_base'), 'mesh')),
  rooted('gpt-3-small', 'GPT-3 Small', 2020, [768, 12, 64], report('gpt3', 'gpt2')),
  rooted('gpt-3', 'GPT-3 175B', 2020, [12288, 96, 128], report('gpt3', 'gpt2')),
  other('swin-v2', 'Swin V2-T', 2021, [96, 3, 32], code('swin'), {
    factor: '10/(‖q‖‖k‖)',
    divided: '32 / 10',
    beside: 'cosine',
    rule: { id: 'cosine', parameter: 10 },
    divisor: 3.2,
  }),
  startedSmall(
    'gpt-neo-2-7b',
    'GPT-Neo 2.7B',
    2021,
    [2560, 20, 128],
    code('gptNeo', 'gptNeoLayers', 'mesh', 'gptNeoIssue'),
  ),
  rooted('gpt-j-6b', 'GPT-J 6B', 2021, [4096, 16, 256], code('gptJ', 'gptJLayers')),
  other('crfm-gpt-2-small', 'CRFM GPT-2 small, L12', 2021, [768, 12, 64], code('crfm', 'crfmCode'), {
    factor: '1/(12√64)',
    divided: '12 * sqrt(64)',
    beside: 'layer',
    divisor: 96,
  }),
  rooted('palm-540b', 'PaLM 540B', 2022, [18432, 48, 256], memory('palm')),
  rooted('mistral-7b', 'Mistral 7B', 2023, [4096, 32, 128], report('mistralReport', 'mistral')),
  rooted('llama-1-7b', 'Llama 1 7B', 2023, [4096, 32, 128], memory('llama1Report', 'llama1')),
  rooted('llama-2-7b', 'Llama 2 7B', 2023, [4096, 32, 128], code('llama2')),
  other('yarn-llama-2-7b', 'Llama 2 7B, YaRN × 32', 2023, [4096, 32, 128], code('yarn', 'yarnReport'), {
    factor: '1.8133/√128',
    divided: 'sqrt(128) / 1.8133',
    beside: 'context',
    rule: { id: 'temperature', parameter: 0.5514927592459773 },
    divisor: 6.239428317409771,
  }),
  rooted('llama-3-8b', 'Llama 3.1 8B', 2024, [4096, 32, 128], code('llamaSizes', 'llama')),
  rooted('llama-3-70b', 'Llama 3.1 70B', 2024, [8192, 64, 128], code('llamaSizes', 'llama')),
  rooted('llama-3-405b', 'Llama 3.1 405B', 2024, [16384, 128, 128], code('llamaSizes', 'llama')),
  rooted('gemma-1-2b', 'Gemma 2B', 2024, [2048, 8, 256], code('gemma')),
  rooted('gemma-1-7b', 'Gemma 7B', 2024, [3072, 16, 256], code('gemma')),
  rooted('gemma-2-2b', 'Gemma 2 2B', 2024, [2304, 8, 256], code('gemma'), capped(50)),
  rooted('gemma-2-9b', 'Gemma 2 9B', 2024, [3584, 16, 256], code('gemma'), capped(50)),
  other('gemma-2-27b', 'Gemma 2 27B', 2024, [4608, 32, 128], code('gemma'), {
    factor: '1/√144',
    divided: 'sqrt(144)',
    beside: 'cap',
    divisor: 12,
  }),
  rooted('grok-1', 'Grok-1', 2024, [6144, 48, 128], code(grok('run.py'), grok('model.py#L863')), capped(30)),
  other('deepseek-v3', 'DeepSeek-V3', 2024, [7168, 128, 192], code('deepseek', 'deepseekReport'), {
    factor: '1.8739/√192',
    divided: 'sqrt(192) / 1.8739',
    beside: 'context',
    rule: { id: 'temperature', parameter: 0.5336594470450011 },
    divisor: 7.394602209768436,
  }),
  muP('granite-3-2b', 'Granite 3.0 2B', 2024, [2048, 32, 64], quoted('granite')),
  muP('granite-3-8b', 'Granite 3.0 8B', 2024, [4096, 32, 128], quoted('granite')),
  rooted('qwen-2-7b', 'Qwen2 7B', 2024, [3584, 28, 128], quoted('qwen2')),
  rooted('gemma-3-1b', 'Gemma 3 1B', 2025, [1152, 4, 256], code('gemma'), normed),
  rooted('gemma-3-4b', 'Gemma 3 4B', 2025, [2560, 8, 256], code('gemma'), normed),
  rooted('gemma-3-12b', 'Gemma 3 12B', 2025, [3840, 16, 256], code('gemma'), normed),
  other('gemma-3-27b', 'Gemma 3 27B', 2025, [5376, 32, 128], code('gemma'), {
    factor: '1/√168',
    divided: 'sqrt(168)',
    beside: 'norm',
    rule: { id: 'rms-norm', parameter: 0.8728715609439694 },
    divisor: 12.96148139681572,
  }),
  rooted('qwen-3-4b', 'Qwen3 4B', 2025, [2560, 32, 128], quoted('qwen'), normed),
  other('scalable-softmax', 'SSMax, s = 1', 2025, [768, 12, 64], quoted('scalableSoftmax'), {
    sizesOf: 'GPT-2 124M',
    factor: 'ln 64/√64',
    divided: 'sqrt(64) / ln(64)',
    beside: 'length',
    rule: { id: 'log-keys', parameter: 1 },
    divisor: 1.9235933878519513,
  }),
  rooted('kimi-k2', 'Kimi K2', 2025, [7168, 64, 192], quoted('kimi'), { beside: 'clip' }),
];
