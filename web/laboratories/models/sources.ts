// Where the table of models was read: files of released code at one commit each, reports, and what is only quoted elsewhere.

export interface Link {
  /** Repository and file, or the report and its table: a name, the same in every language. */
  name: string;
  href: string;
}

export interface Source {
  /**
   * "code": read in released code at the commit in the link; "report": in the model's own report; "quoted": seen quoted
   * elsewhere only; "memory": sizes or factor from memory of the report, not looked up there.
   */
  standing: 'code' | 'report' | 'quoted' | 'memory';
  links: readonly Link[];
}

const github = 'https://github.com';

/** `place`: "repository@commit/path". `shown`: the path as it is named. */
function file(place: string, shown?: string): Link {
  const [, repository = '', commit = '', path = ''] = /^(.+)@(\w+)\/(.+)$/.exec(place) ?? [];
  return {
    name: `${repository} ${commit.slice(0, 7)}, ${shown ?? path.replace(/#.*/, '')}`,
    href: `${github}/${repository}/blob/${commit}/${path}`,
  };
}

/** A second file of a repository that is named before it. */
function another(place: string, name: string): Link {
  return { ...file(place), name };
}

function issue(repository: string, number: string): Link {
  return { name: `${repository}, issue ${number}`, href: `${github}/${repository}/issues/${number}` };
}

function paper(name: string, number: string): Link {
  return { name, href: `https://arxiv.org/abs/${number}` };
}

const links = {
  paper: paper('Vaswani et al. 2017, table 3', '1706.03762'),
  bert: file('google-research/bert@eedf571/modeling.py#L703'),
  bertReport: paper('Devlin et al. 2018, section 3', '1810.04805'),
  gpt2: file('openai/gpt-2@9b63575/src/model.py'),
  gpt3: paper('Brown et al. 2020, table 2.1', '2005.14165'),
  mesh: file('tensorflow/mesh@da90793/mesh_tensorflow/transformer/attention.py#L436', 'attention.py'),
  mistral: file('mistralai/mistral-inference@372ba00898c400648c11202bbe3d5a962c207aa8/mistral/model.py'),
  mistralReport: paper('Jiang et al. 2023, table 1', '2310.06825'),
  llamaSizes: file(
    'meta-llama/llama-models@1768925a9d343b19459b5bc2acc893c842874179/models/llama3_1/api/sku_list.py',
    'sku_list.py',
  ),
  llama: another('meta-llama/llama-models@a9c89c4/models/llama3/model.py#L196', 'a9c89c4, llama3/model.py'),
  gemma: file('google/gemma_pytorch@014acb7/gemma/config.py'),
  deepseek: file('deepseek-ai/DeepSeek-V3@9b4e978/inference/model.py#L421'),
  deepseekReport: paper('DeepSeek-V3 report 2024, section 4.2', '2412.19437'),
  swin: file('microsoft/Swin-Transformer@f82860b/models/swin_transformer_v2.py#L90', 'swin_transformer_v2.py'),
  granite: file(
    'huggingface/transformers@00aca8155c457c087b7a14160f335fe8e40afc0c/src/transformers/models/granite/modeling_granite.py',
    'modeling_granite.py',
  ),
  qwen: issue('EleutherAI/gpt-neox', '1434'),
  gpt2Xl: file('karpathy/nanoGPT@1e016ae069026ccf6e27c09d172f0b8cfd7482b4/config/eval_gpt2_xl.py'),
  gptNeo: file(
    'EleutherAI/gpt-neo@d092eea1a6bd67f30777700a46d034f4544c2b5e/configs/GPT3_2-7B_pretrained.json',
    'GPT3_2-7B_pretrained.json',
  ),
  gptNeoLayers: another(
    'EleutherAI/gpt-neo@3ecc2b7906f172776ca40755875f427aa6b21c10/models/gpt2/gpt2.py',
    '3ecc2b7, models/gpt2/gpt2.py',
  ),
  gptNeoIssue: issue('huggingface/transformers', '20828'),
  gptJ: file(
    'kingoflolz/mesh-transformer-jax@12fe80b68ca7fd6239b5c376744e1da1a24824b6/configs/6B_roto_256.json',
    '6B_roto_256.json',
  ),
  gptJLayers: another(
    'kingoflolz/mesh-transformer-jax@9d15698694a2a54ff0a32ec5ae4ec05e7a388bee/mesh_transformer/layers.py',
    '9d15698, mesh_transformer/layers.py',
  ),
  crfm: file(
    'stanford-crfm/mistral@4373fa450d645f30501cb742bf4b48927adfbd40/conf/models/mistral-small.yaml',
    'mistral-small.yaml',
  ),
  crfmCode: {
    name: 'Karamcheti et al. 2021, Mistral: a journey towards reproducible language model training',
    href: 'https://crfm.stanford.edu/2021/08/26/mistral.html',
  },
  palm: paper('Chowdhery et al. 2022, table 1', '2204.02311'),
  llama1Report: paper('Touvron et al. 2023, table 2', '2302.13971'),
  llama1: file('meta-llama/llama@0504cf440a50aab815cadccd10a46e7ba70ff344/llama/model.py'),
  llama2: file('meta-llama/llama@8580eb9a896bdb82d376b7040d18a2e7b402b10f/llama/model.py'),
  yarn: file(
    'jquesnelle/yarn@a18e54988639030e706f6ff9db224cf74e08a65a/scaled_rope/LlamaYaRNScaledRotaryEmbedding.py',
    'LlamaYaRNScaledRotaryEmbedding.py',
  ),
  yarnReport: paper('Peng et al. 2023, YaRN', '2309.00071'),
  qwen2: paper('Qwen2 report 2024, table 1', '2407.10671'),
  scalableSoftmax: paper('Nakanishi 2025, Scalable-softmax is superior for attention', '2501.19399'),
  kimi: paper('Kimi K2 report 2025, section 2.1', '2507.20534'),
};

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

const gin =
  'google-research/text-to-text-transfer-transformer@9fd7b14a769417be33bc6c850f9598764913c833/t5/models/gin/models';

export const t5 = (name: string): Link => file(`${gin}/${name}.gin`, `${name}.gin`);
export const grok = (path: string): Link => file(`xai-org/grok-1@7050ed2/${path}`, path);
