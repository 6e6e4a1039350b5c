// Released models, rules that are shown with the sizes of one, and how they scale their scores. Plain data: every row says where it was
// read and how well it is sourced; no figure stands here from memory, unless its source says so.
import type { RuleChoice } from '../../core/types.ts';
import type { Beside, Model, Source } from './effects.ts';
import {
  code,
  report,
  quoted,
  paper,
  bert,
  bertReport,
  gpt2,
  gpt3,
  mesh,
  t5,
  mistral,
  mistralReport,
  llamaSizes,
  llama,
  gemma,
  grok,
  deepseek,
  deepseekReport,
  swin,
  granite,
  qwen,
  memory,
  crfm,
  crfmCode,
  gpt2Xl,
  gptJ,
  gptJLayers,
  gptNeo,
  gptNeoIssue,
  gptNeoLayers,
  kimi,
  llama1,
  llama1Report,
  llama2,
  palm,
  qwen2,
  scalableSoftmax,
  yarn,
  yarnReport,
} from './sources.ts';

export const noRule: RuleChoice = { id: 'none', parameter: 0 };
export const sqrtRule: RuleChoice = { id: 'sqrt', parameter: 0 };
export const linearRule: RuleChoice = { id: 'linear', parameter: 0 };

/** What is said of a model's scores, beside who it is. */
type Scaling = Omit<Model, 'id' | 'name' | 'year' | 'width' | 'heads' | 'source'>;

function model(
  year: number,
  id: string,
  name: string,
  [width, heads]: [number, number],
  scaling: Scaling,
  source: Source,
): Model {
  return { id, name, year, width, heads, ...scaling, source };
}

/** rule  where √d is not all of it */
function overRoot(dimension: number, beside: Beside = 'nothing', rule = sqrtRule): Scaling {
  return { dimension, factor: `1/√${String(dimension)}`, line: 'sqrt', beside, rule, divisor: sqrtRule };
}

const capped = (dimension: number, parameter: number): Scaling =>
  overRoot(dimension, 'cap', { id: 'soft-cap', parameter });

/** Queries and keys of mean square 1, before gains that are learned. */
const normed = (dimension: number): Scaling => overRoot(dimension, 'norm', { id: 'rms-norm', parameter: 1 });

function overDimension(dimension: number): Scaling {
  const divisor = linearRule;
  return { dimension, factor: `1/${String(dimension)}`, line: 'linear', beside: 'nothing', rule: divisor, divisor };
}

/** Spread of the entries where 1/√d is put into the weights as they start: d^(−1/4). */
const entries = { 64: 0.3535533905932738, 128: 0.29730177875068026 };

function undivided(dimension: keyof typeof entries): Scaling {
  const spread = entries[dimension];
  return { dimension, factor: '1', line: 'one', beside: 'weights', rule: noRule, divisor: noRule, entries: spread };
}

/** On none of the three lines. */
const otherwise = (scaling: Omit<Scaling, 'line'>): Scaling => ({ ...scaling, line: 'none' });

const table: readonly Model[] = [
  model(2017, 'transformer-base', 'Transformer base', [512, 8], overRoot(64), report(paper)),
  model(2017, 'transformer-big', 'Transformer big', [1024, 16], overRoot(64), report(paper)),
  model(2018, 'bert-base', 'BERT-Base', [768, 12], overRoot(64), code(bert)),
  model(2018, 'bert-large', 'BERT-Large', [1024, 16], overRoot(64), code(bert, bertReport)),
  model(2019, 'gpt-2', 'GPT-2 124M', [768, 12], overRoot(64), code(gpt2)),
  model(2020, 'gpt-3-small', 'GPT-3 Small', [768, 12], overRoot(64), report(gpt3, gpt2)),
  model(2020, 'gpt-3', 'GPT-3 175B', [12288, 96], overRoot(128), report(gpt3, gpt2)),
  model(2019, 't5-small', 'T5 Small', [512, 8], undivided(64), code(t5('bi_v1_small'), t5('bi_bert_base'), mesh)),
  model(2019, 't5-base', 'T5 Base', [768, 12], undivided(64), code(t5('bi_bert_base'), mesh)),
  model(2019, 't5-3b', 'T5 3B', [1024, 32], undivided(128), code(t5('bi_v1_3B'), mesh)),
  model(2019, 't5-11b', 'T5 11B', [1024, 128], undivided(128), code(t5('bi_v1_11B'), mesh)),
  model(
    2021,
    'swin-v2',
    'Swin V2-T',
    [96, 3],
    otherwise({
      dimension: 32,
      factor: '10/(‖q‖‖k‖)',
      divided: '32 / 10',
      beside: 'cosine',
      rule: { id: 'cosine', parameter: 10 },
      divisor: { id: 'constant', parameter: 3.2 },
    }),
    code(swin),
  ),
  model(2023, 'mistral-7b', 'Mistral 7B', [4096, 32], overRoot(128), report(mistralReport, mistral)),
  model(2024, 'llama-3-8b', 'Llama 3.1 8B', [4096, 32], overRoot(128), code(llamaSizes, llama)),
  model(2024, 'llama-3-70b', 'Llama 3.1 70B', [8192, 64], overRoot(128), code(llamaSizes, llama)),
  model(2024, 'llama-3-405b', 'Llama 3.1 405B', [16384, 128], overRoot(128), code(llamaSizes, llama)),
  model(2024, 'gemma-1-2b', 'Gemma 2B', [2048, 8], overRoot(256), code(gemma)),
  model(2024, 'gemma-1-7b', 'Gemma 7B', [3072, 16], overRoot(256), code(gemma)),
  model(2024, 'gemma-2-2b', 'Gemma 2 2B', [2304, 8], capped(256, 50), code(gemma)),
  model(2024, 'gemma-2-9b', 'Gemma 2 9B', [3584, 16], capped(256, 50), code(gemma)),
  model(
    2024,
    'gemma-2-27b',
    'Gemma 2 27B',
    [4608, 32],
    otherwise({
      dimension: 128,
      factor: '1/√144',
      divided: 'sqrt(144)',
      beside: 'cap',
      rule: { id: 'constant', parameter: 12 },
      divisor: { id: 'constant', parameter: 12 },
    }),
    code(gemma),
  ),
  model(2025, 'gemma-3-1b', 'Gemma 3 1B', [1152, 4], normed(256), code(gemma)),
  model(2025, 'gemma-3-4b', 'Gemma 3 4B', [2560, 8], normed(256), code(gemma)),
  model(2025, 'gemma-3-12b', 'Gemma 3 12B', [3840, 16], normed(256), code(gemma)),
  model(
    2025,
    'gemma-3-27b',
    'Gemma 3 27B',
    [5376, 32],
    otherwise({
      dimension: 128,
      factor: '1/√168',
      divided: 'sqrt(168)',
      beside: 'norm',
      rule: { id: 'rms-norm', parameter: 0.8728715609439694 },
      divisor: { id: 'constant', parameter: 12.96148139681572 },
    }),
    code(gemma),
  ),
  model(2024, 'grok-1', 'Grok-1', [6144, 48], capped(128, 30), code(grok('run.py'), grok('model.py#L863'))),
  model(
    2024,
    'deepseek-v3',
    'DeepSeek-V3',
    [7168, 128],
    otherwise({
      dimension: 192,
      factor: '1.8739/√192',
      divided: 'sqrt(192) / 1.8739',
      beside: 'context',
      rule: { id: 'temperature', parameter: 0.5336594470450011 },
      divisor: { id: 'constant', parameter: 7.394602209768436 },
    }),
    code(deepseek, deepseekReport),
  ),
  model(2024, 'granite-3-2b', 'Granite 3.0 2B', [2048, 32], overDimension(64), quoted(granite)),
  model(2024, 'granite-3-8b', 'Granite 3.0 8B', [4096, 32], overDimension(128), quoted(granite)),
  model(2025, 'qwen-3-4b', 'Qwen3 4B', [2560, 32], normed(128), quoted(qwen)),
  model(2019, 'gpt-2-xl', 'GPT-2 XL', [1600, 25], overRoot(64), code(gpt2, gpt2Xl)),
  model(2019, 't5-large', 'T5 Large', [1024, 16], undivided(64), code(t5('bi_v1_large'), t5('bi_bert_base'), mesh)),
  model(
    2021,
    'gpt-neo-2-7b',
    'GPT-Neo 2.7B',
    [2560, 20],
    undivided(128),
    code(gptNeo, gptNeoLayers, mesh, gptNeoIssue),
  ),
  model(2021, 'gpt-j-6b', 'GPT-J 6B', [4096, 16], overRoot(256), code(gptJ, gptJLayers)),
  model(
    2021,
    'crfm-gpt-2-small',
    'CRFM GPT-2 small, L12',
    [768, 12],
    otherwise({
      dimension: 64,
      factor: '1/(12√64)',
      divided: '12 * sqrt(64)',
      beside: 'layer',
      rule: { id: 'constant', parameter: 96 },
      divisor: { id: 'constant', parameter: 96 },
    }),
    code(crfm, crfmCode),
  ),
  model(2022, 'palm-540b', 'PaLM 540B', [18432, 48], overRoot(256), memory(palm)),
  model(2023, 'llama-1-7b', 'Llama 1 7B', [4096, 32], overRoot(128), memory(llama1Report, llama1)),
  model(2023, 'llama-2-7b', 'Llama 2 7B', [4096, 32], overRoot(128), code(llama2)),
  model(
    2023,
    'yarn-llama-2-7b',
    'Llama 2 7B, YaRN × 32',
    [4096, 32],
    otherwise({
      dimension: 128,
      factor: '1.8133/√128',
      divided: 'sqrt(128) / 1.8133',
      beside: 'context',
      rule: { id: 'temperature', parameter: 0.5514927592459773 },
      divisor: { id: 'constant', parameter: 6.239428317409771 },
    }),
    code(yarn, yarnReport),
  ),
  model(2024, 'qwen-2-7b', 'Qwen2 7B', [3584, 28], overRoot(128), quoted(qwen2)),
  model(
    2025,
    'scalable-softmax',
    'SSMax, s = 1',
    [768, 12],
    otherwise({
      dimension: 64,
      sizesOf: 'GPT-2 124M',
      factor: 'ln 64/√64',
      divided: 'sqrt(64) / ln(64)',
      beside: 'length',
      rule: { id: 'log-keys', parameter: 1 },
      divisor: { id: 'constant', parameter: 1.9235933878519513 },
    }),
    quoted(scalableSoftmax),
  ),
  model(2025, 'kimi-k2', 'Kimi K2', [7168, 64], overRoot(192, 'clip'), quoted(kimi)),
];

/** In the order of their years. */
export const models: readonly Model[] = table.toSorted((a, b) => a.year - b.year);
