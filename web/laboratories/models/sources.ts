// Where the table of models was read: files of released code at one commit each, reports, and what is only quoted elsewhere.
import type { Link, Source } from './effects.ts';

const github = 'https://github.com';

export const code = (...links: Link[]): Source => ({ standing: 'code', links });
export const report = (...links: Link[]): Source => ({ standing: 'report', links });
export const quoted = (...links: Link[]): Source => ({ standing: 'quoted', links });
export const memory = (...links: Link[]): Source => ({ standing: 'memory', links });

export const paper: Link = { name: 'Vaswani et al. 2017, table 3', href: 'https://arxiv.org/abs/1706.03762' };
export const bert: Link = {
  name: 'google-research/bert eedf571, modeling.py',
  href: `${github}/google-research/bert/blob/eedf571/modeling.py#L703`,
};
export const bertReport: Link = { name: 'Devlin et al. 2018, section 3', href: 'https://arxiv.org/abs/1810.04805' };
export const gpt2: Link = {
  name: 'openai/gpt-2 9b63575, src/model.py',
  href: `${github}/openai/gpt-2/blob/9b63575/src/model.py`,
};
export const gpt3: Link = { name: 'Brown et al. 2020, table 2.1', href: 'https://arxiv.org/abs/2005.14165' };
export const mesh: Link = {
  name: 'tensorflow/mesh da90793, attention.py',
  href: `${github}/tensorflow/mesh/blob/da90793/mesh_tensorflow/transformer/attention.py#L436`,
};
export const t5 = (file: string): Link => ({
  name: `google-research/text-to-text-transfer-transformer 9fd7b14, ${file}.gin`,
  href: `${github}/google-research/text-to-text-transfer-transformer/blob/9fd7b14a769417be33bc6c850f9598764913c833/t5/models/gin/models/${file}.gin`,
});
export const mistral: Link = {
  name: 'mistralai/mistral-inference 372ba00, mistral/model.py',
  href: `${github}/mistralai/mistral-inference/blob/372ba00898c400648c11202bbe3d5a962c207aa8/mistral/model.py`,
};
export const mistralReport: Link = { name: 'Jiang et al. 2023, table 1', href: 'https://arxiv.org/abs/2310.06825' };
export const llamaSizes: Link = {
  name: 'meta-llama/llama-models 1768925, sku_list.py',
  href: `${github}/meta-llama/llama-models/blob/1768925a9d343b19459b5bc2acc893c842874179/models/llama3_1/api/sku_list.py`,
};
export const llama: Link = {
  name: 'a9c89c4, llama3/model.py',
  href: `${github}/meta-llama/llama-models/blob/a9c89c4/models/llama3/model.py#L196`,
};
export const gemma: Link = {
  name: 'google/gemma_pytorch 014acb7, gemma/config.py',
  href: `${github}/google/gemma_pytorch/blob/014acb7/gemma/config.py`,
};
export const grok = (file: string): Link => ({
  name: `xai-org/grok-1 7050ed2, ${file}`,
  href: `${github}/xai-org/grok-1/blob/7050ed2/${file}`,
});
export const deepseek: Link = {
  name: 'deepseek-ai/DeepSeek-V3 9b4e978, inference/model.py',
  href: `${github}/deepseek-ai/DeepSeek-V3/blob/9b4e978/inference/model.py#L421`,
};
export const deepseekReport: Link = {
  name: 'DeepSeek-V3 report 2024, section 4.2',
  href: 'https://arxiv.org/abs/2412.19437',
};
export const swin: Link = {
  name: 'microsoft/Swin-Transformer f82860b, swin_transformer_v2.py',
  href: `${github}/microsoft/Swin-Transformer/blob/f82860b/models/swin_transformer_v2.py#L90`,
};
export const granite: Link = {
  name: 'huggingface/transformers 00aca81, modeling_granite.py',
  href: `${github}/huggingface/transformers/blob/00aca8155c457c087b7a14160f335fe8e40afc0c/src/transformers/models/granite/modeling_granite.py`,
};
export const qwen: Link = {
  name: 'EleutherAI/gpt-neox, issue 1434',
  href: `${github}/EleutherAI/gpt-neox/issues/1434`,
};
export const gpt2Xl: Link = {
  name: 'karpathy/nanoGPT 1e016ae, config/eval_gpt2_xl.py',
  href: `${github}/karpathy/nanoGPT/blob/1e016ae069026ccf6e27c09d172f0b8cfd7482b4/config/eval_gpt2_xl.py`,
};
export const gptNeo: Link = {
  name: 'EleutherAI/gpt-neo d092eea, GPT3_2-7B_pretrained.json',
  href: `${github}/EleutherAI/gpt-neo/blob/d092eea1a6bd67f30777700a46d034f4544c2b5e/configs/GPT3_2-7B_pretrained.json`,
};
export const gptNeoLayers: Link = {
  name: '3ecc2b7, models/gpt2/gpt2.py',
  href: `${github}/EleutherAI/gpt-neo/blob/3ecc2b7906f172776ca40755875f427aa6b21c10/models/gpt2/gpt2.py`,
};
export const gptNeoIssue: Link = {
  name: 'huggingface/transformers, issue 20828',
  href: `${github}/huggingface/transformers/issues/20828`,
};
export const gptJ: Link = {
  name: 'kingoflolz/mesh-transformer-jax 12fe80b, 6B_roto_256.json',
  href: `${github}/kingoflolz/mesh-transformer-jax/blob/12fe80b68ca7fd6239b5c376744e1da1a24824b6/configs/6B_roto_256.json`,
};
export const gptJLayers: Link = {
  name: '9d15698, mesh_transformer/layers.py',
  href: `${github}/kingoflolz/mesh-transformer-jax/blob/9d15698694a2a54ff0a32ec5ae4ec05e7a388bee/mesh_transformer/layers.py`,
};
export const crfm: Link = {
  name: 'stanford-crfm/mistral 4373fa4, mistral-small.yaml',
  href: `${github}/stanford-crfm/mistral/blob/4373fa450d645f30501cb742bf4b48927adfbd40/conf/models/mistral-small.yaml`,
};
export const crfmCode: Link = {
  name: 'Karamcheti et al. 2021, Mistral: a journey towards reproducible language model training',
  href: 'https://crfm.stanford.edu/2021/08/26/mistral.html',
};
export const palm: Link = { name: 'Chowdhery et al. 2022, table 1', href: 'https://arxiv.org/abs/2204.02311' };
export const llama1Report: Link = { name: 'Touvron et al. 2023, table 2', href: 'https://arxiv.org/abs/2302.13971' };
export const llama1: Link = {
  name: 'meta-llama/llama 0504cf4, llama/model.py',
  href: `${github}/meta-llama/llama/blob/0504cf440a50aab815cadccd10a46e7ba70ff344/llama/model.py`,
};
export const llama2: Link = {
  name: 'meta-llama/llama 8580eb9, llama/model.py',
  href: `${github}/meta-llama/llama/blob/8580eb9a896bdb82d376b7040d18a2e7b402b10f/llama/model.py`,
};
export const yarn: Link = {
  name: 'jquesnelle/yarn a18e549, LlamaYaRNScaledRotaryEmbedding.py',
  href: `${github}/jquesnelle/yarn/blob/a18e54988639030e706f6ff9db224cf74e08a65a/scaled_rope/LlamaYaRNScaledRotaryEmbedding.py`,
};
export const yarnReport: Link = { name: 'Peng et al. 2023, YaRN', href: 'https://arxiv.org/abs/2309.00071' };
export const qwen2: Link = { name: 'Qwen2 report 2024, table 1', href: 'https://arxiv.org/abs/2407.10671' };
export const scalableSoftmax: Link = {
  name: 'Nakanishi 2025, Scalable-softmax is superior for attention',
  href: 'https://arxiv.org/abs/2501.19399',
};
export const kimi: Link = { name: 'Kimi K2 report 2025, section 2.1', href: 'https://arxiv.org/abs/2507.20534' };
