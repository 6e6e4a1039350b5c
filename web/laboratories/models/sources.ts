// Where the table of models was read: files of released code at one commit each, reports, and what is only quoted elsewhere.
import type { Link, Source } from './effects.ts';

const github = 'https://github.com';

const links = {
  paper: { name: 'Vaswani et al. 2017, table 3', href: 'https://arxiv.org/abs/1706.03762' },
  bert: {
    name: 'google-research/bert eedf571, modeling.py',
    href: `${github}/google-research/bert/blob/eedf571/modeling.py#L703`,
  },
  bertReport: { name: 'Devlin et al. 2018, section 3', href: 'https://arxiv.org/abs/1810.04805' },
  gpt2: {
    name: 'openai/gpt-2 9b63575, src/model.py',
    href: `${github}/openai/gpt-2/blob/9b63575/src/model.py`,
  },
  gpt3: { name: 'Brown et al. 2020, table 2.1', href: 'https://arxiv.org/abs/2005.14165' },
  mesh: {
    name: 'tensorflow/mesh da90793, attention.py',
    href: `${github}/tensorflow/mesh/blob/da90793/mesh_tensorflow/transformer/attention.py#L436`,
  },
  mistral: {
    name: 'mistralai/mistral-inference 372ba00, mistral/model.py',
    href: `${github}/mistralai/mistral-inference/blob/372ba00898c400648c11202bbe3d5a962c207aa8/mistral/model.py`,
  },
  mistralReport: { name: 'Jiang et al. 2023, table 1', href: 'https://arxiv.org/abs/2310.06825' },
  llamaSizes: {
    name: 'meta-llama/llama-models 1768925, sku_list.py',
    href: `${github}/meta-llama/llama-models/blob/1768925a9d343b19459b5bc2acc893c842874179/models/llama3_1/api/sku_list.py`,
  },
  llama: {
    name: 'a9c89c4, llama3/model.py',
    href: `${github}/meta-llama/llama-models/blob/a9c89c4/models/llama3/model.py#L196`,
  },
  gemma: {
    name: 'google/gemma_pytorch 014acb7, gemma/config.py',
    href: `${github}/google/gemma_pytorch/blob/014acb7/gemma/config.py`,
  },
  deepseek: {
    name: 'deepseek-ai/DeepSeek-V3 9b4e978, inference/model.py',
    href: `${github}/deepseek-ai/DeepSeek-V3/blob/9b4e978/inference/model.py#L421`,
  },
  deepseekReport: {
    name: 'DeepSeek-V3 report 2024, section 4.2',
    href: 'https://arxiv.org/abs/2412.19437',
  },
  swin: {
    name: 'microsoft/Swin-Transformer f82860b, swin_transformer_v2.py',
    href: `${github}/microsoft/Swin-Transformer/blob/f82860b/models/swin_transformer_v2.py#L90`,
  },
  granite: {
    name: 'huggingface/transformers 00aca81, modeling_granite.py',
    href: `${github}/huggingface/transformers/blob/00aca8155c457c087b7a14160f335fe8e40afc0c/src/transformers/models/granite/modeling_granite.py`,
  },
  qwen: {
    name: 'EleutherAI/gpt-neox, issue 1434',
    href: `${github}/EleutherAI/gpt-neox/issues/1434`,
  },
  gpt2Xl: {
    name: 'karpathy/nanoGPT 1e016ae, config/eval_gpt2_xl.py',
    href: `${github}/karpathy/nanoGPT/blob/1e016ae069026ccf6e27c09d172f0b8cfd7482b4/config/eval_gpt2_xl.py`,
  },
  gptNeo: {
    name: 'EleutherAI/gpt-neo d092eea, GPT3_2-7B_pretrained.json',
    href: `${github}/EleutherAI/gpt-neo/blob/d092eea1a6bd67f30777700a46d034f4544c2b5e/configs/GPT3_2-7B_pretrained.json`,
  },
  gptNeoLayers: {
    name: '3ecc2b7, models/gpt2/gpt2.py',
    href: `${github}/EleutherAI/gpt-neo/blob/3ecc2b7906f172776ca40755875f427aa6b21c10/models/gpt2/gpt2.py`,
  },
  gptNeoIssue: {
    name: 'huggingface/transformers, issue 20828',
    href: `${github}/huggingface/transformers/issues/20828`,
  },
  gptJ: {
    name: 'kingoflolz/mesh-transformer-jax 12fe80b, 6B_roto_256.json',
    href: `${github}/kingoflolz/mesh-transformer-jax/blob/12fe80b68ca7fd6239b5c376744e1da1a24824b6/configs/6B_roto_256.json`,
  },
  gptJLayers: {
    name: '9d15698, mesh_transformer/layers.py',
    href: `${github}/kingoflolz/mesh-transformer-jax/blob/9d15698694a2a54ff0a32ec5ae4ec05e7a388bee/mesh_transformer/layers.py`,
  },
  crfm: {
    name: 'stanford-crfm/mistral 4373fa4, mistral-small.yaml',
    href: `${github}/stanford-crfm/mistral/blob/4373fa450d645f30501cb742bf4b48927adfbd40/conf/models/mistral-small.yaml`,
  },
  crfmCode: {
    name: 'Karamcheti et al. 2021, Mistral: a journey towards reproducible language model training',
    href: 'https://crfm.stanford.edu/2021/08/26/mistral.html',
  },
  palm: { name: 'Chowdhery et al. 2022, table 1', href: 'https://arxiv.org/abs/2204.02311' },
  llama1Report: { name: 'Touvron et al. 2023, table 2', href: 'https://arxiv.org/abs/2302.13971' },
  llama1: {
    name: 'meta-llama/llama 0504cf4, llama/model.py',
    href: `${github}/meta-llama/llama/blob/0504cf440a50aab815cadccd10a46e7ba70ff344/llama/model.py`,
  },
  llama2: {
    name: 'meta-llama/llama 8580eb9, llama/model.py',
    href: `${github}/meta-llama/llama/blob/8580eb9a896bdb82d376b7040d18a2e7b402b10f/llama/model.py`,
  },
  yarn: {
    name: 'jquesnelle/yarn a18e549, LlamaYaRNScaledRotaryEmbedding.py',
    href: `${github}/jquesnelle/yarn/blob/a18e54988639030e706f6ff9db224cf74e08a65a/scaled_rope/LlamaYaRNScaledRotaryEmbedding.py`,
  },
  yarnReport: { name: 'Peng et al. 2023, YaRN', href: 'https://arxiv.org/abs/2309.00071' },
  qwen2: { name: 'Qwen2 report 2024, table 1', href: 'https://arxiv.org/abs/2407.10671' },
  scalableSoftmax: {
    name: 'Nakanishi 2025, Scalable-softmax is superior for attention',
    href: 'https://arxiv.org/abs/2501.19399',
  },
  kimi: { name: 'Kimi K2 report 2025, section 2.1', href: 'https://arxiv.org/abs/2507.20534' },
} satisfies Record<string, Link>;

type Read = keyof typeof links | Link;

const standing =
  (standing: Source['standing']) =>
  (...read: Read[]): Source => ({
    standing,
    links: read.map((each) => (typeof each === 'string' ? links[each] : each)),
  });

export const code = standing('code');
export const report = standing('report');
export const quoted = standing('quoted');
export const memory = standing('memory');

export const t5 = (file: string): Link => ({
  name: `google-research/text-to-text-transfer-transformer 9fd7b14, ${file}.gin`,
  href: `${github}/google-research/text-to-text-transfer-transformer/blob/9fd7b14a769417be33bc6c850f9598764913c833/t5/models/gin/models/${file}.gin`,
});
export const grok = (file: string): Link => ({
  name: `xai-org/grok-1 7050ed2, ${file}`,
  href: `${github}/xai-org/grok-1/blob/7050ed2/${file}`,
});
