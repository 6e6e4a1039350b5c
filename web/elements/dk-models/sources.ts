// Where the table of models was read: files of released code at one commit each, reports, and what is only quoted elsewhere.
import type { Link, Source } from './model.ts';

const github = 'https://github.com';

export const code = (...links: Link[]): Source => ({ standing: 'code', links });
export const report = (...links: Link[]): Source => ({ standing: 'report', links });
export const quoted = (...links: Link[]): Source => ({ standing: 'quoted', links });

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
