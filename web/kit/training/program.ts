// The comparison in NumPy and PyTorch: the same task and rules with a generator of their own, so that accuracies agree within chance.
import { type CodeLanguage, program } from '../export/code.ts';
import { task, usualWidth } from './plans.ts';

/** How each rule makes a score of what likeness, from which gain, and whether that is learned; in Python. */
const rulesInPython: Readonly<Record<string, (gain: string) => string>> = {
  none: () => '("dot", 1.0, False)',
  log: () => '("dot", 1 / np.log(d), False)',
  sqrt: () => '("dot", 1 / np.sqrt(d), False)',
  linear: () => '("dot", 1 / d, False)',
  'fifth-power': () => '("dot", 1 / d**5, False)',
  cosine: (gain) => `("cosine", ${gain}, False)`,
  'learned-sqrt': () => '("dot", 1 / np.sqrt(d), True)',
  'learned-none': () => '("dot", 1.0, True)',
  'learned-cosine': (gain) => `("cosine", ${gain}, True)`,
  additive: () => '("additive", 1.0, False)',
};

/** The settings of the program. */
interface CodeValues {
  dimension: number;
  keys: number;
  modelWidth: number;
  optimizer: string;
  rate: number;
  runs: number;
  steps: number;
  seed: string;
  trainValues: boolean;
  smallStart: boolean;
}

/** These settings, from those of an experiment that varies some of them. */
export function codeValues(
  given: Pick<CodeValues, 'dimension' | 'optimizer' | 'rate' | 'runs' | 'steps' | 'seed'>,
): CodeValues {
  return { ...given, keys: 16, modelWidth: usualWidth, trainValues: false, smallStart: false };
}

export function trainingCode(
  language: CodeLanguage,
  values: CodeValues,
  rules: readonly { id: string; parameter: number }[],
): string {
  const python = (on: boolean): string => (on ? 'True' : 'False');
  const listed = rules
    .map(({ id, parameter }) => `    "${id}": ${rulesInPython[id]?.(String(parameter)) ?? ''},`)
    .map((line) => (language === 'pytorch' ? line.replaceAll('np.', 'math.') : line))
    .join('\n');
  const setting = [
    `symbols, keys, classes, batch, held_out = ${[task.symbols, values.keys, task.classes, task.batch, task.heldOut].join(', ')}`,
    `d, d_model, steps, rate = ${[values.dimension, values.modelWidth, values.steps, values.rate].map(String).join(', ')}`,
    `optimizer, train_values, small_start = "${values.optimizer}", ${python(values.trainValues)}, ${python(values.smallStart)}`,
    `seeds = [${Array.from({ length: values.runs }, (_, run) => `${values.seed} + ${String(run)}`).join(', ')}]`,
    '',
    '# Of each rule: what likens a query to a key, the gain at the start, whether it is learned.',
    'rules = {',
    listed,
    '}',
  ].join('\n');
  const [head = '', rest = ''] = program(language, { numpy, pytorch }).split('SETTING\n');
  return `${head}${setting}\n${rest}`;
}

const numpy = `
  import numpy as np

  SETTING


  def softmax(x):
      e = np.exp(x - x.max(axis=-1, keepdims=True))
      return e / e.sum(axis=-1, keepdims=True)


  def examples(rng, count):
      """Different symbols as keys, a class for each, and the place of the key that is asked for."""
      b = rng.random((count, symbols)).argsort(axis=1)[:, :keys]
      return b, rng.integers(classes, size=(count, keys)), rng.integers(keys, size=count)


  def scores(w, x, likeness):
      """A table of the scores of all pairs of symbols, and what the way back needs."""
      q, k = x @ w["q"], x @ w["k"]
      if likeness == "additive":
          t = np.tanh(q[:, None, :] + k[None, :, :])
          return t @ w["v"], (q, k, t)
      if likeness == "cosine":
          nq, nk = (np.linalg.norm(m, axis=1, keepdims=True) for m in (q, k))
          return (q / nq) @ (k / nk).T, (q / nq, k / nk, nq, nk)
      return q @ k.T, (q, k)


  def back(w, x, likeness, kept, ds):
      """The gradient of the weights from that of the table."""
      if likeness == "additive":
          q, k, t = kept
          u = ds[:, :, None] * w["v"] * (1 - t**2)
          dq, dk, dv = u.sum(axis=1), u.sum(axis=0), np.einsum("ab,abl->l", ds, t)
      else:
          q, k = kept[:2]
          dq, dk, dv = ds @ k, ds.T @ q, np.zeros_like(w["v"])
          if likeness == "cosine":
              dq = (dq - q * (q * dq).sum(axis=1, keepdims=True)) / kept[2]
              dk = (dk - k * (k * dk).sum(axis=1, keepdims=True)) / kept[3]
      return {"q": x.T @ dq, "k": x.T @ dk, "v": dv}


  def train(likeness, first_gain, learns, seed):
      rng = np.random.default_rng(seed)
      x = rng.standard_normal((symbols, d_model))
      x = (x - x.mean(axis=1, keepdims=True)) / x.std(axis=1, keepdims=True)
      std = d_model**-0.5 * (d**-0.25 if small_start else 1)
      w = {
          "q": std * rng.standard_normal((d_model, d)),
          "k": std * rng.standard_normal((d_model, d)),
          "v": d**-0.5 * rng.standard_normal(d),
          "values": np.eye(classes),
          "log_gain": np.zeros(1),
      }
      learned = ["q", "k"] + ["v"] * (likeness == "additive") + ["values"] * train_values + ["log_gain"] * learns
      first, second = ({name: np.zeros_like(w[name]) for name in w} for _ in range(2))

      def forward(b, c, a):
          raw, kept = scores(w, x, likeness)
          table = first_gain * np.exp(w["log_gain"][0]) * raw
          p = softmax(table[b[np.arange(len(a)), a][:, None], b])
          o = np.zeros((len(a), classes))
          np.add.at(o, (np.arange(len(a))[:, None], c), p)
          return table, kept, p, o, 4 * o @ w["values"], c[np.arange(len(a)), a]

      test = examples(rng, held_out)
      for step in range(1, steps + 1):
          b, c, a = examples(rng, batch)
          table, kept, p, o, logits, answer = forward(b, c, a)
          g = softmax(logits)
          g[np.arange(batch), answer] -= 1
          g /= batch
          do = 4 * g @ w["values"].T
          dp = np.take_along_axis(do, c, axis=1)
          dscores = p * (dp - (p * dp).sum(axis=1, keepdims=True))
          ds = np.zeros((symbols, symbols))
          np.add.at(ds, (b[np.arange(batch), a][:, None], b), dscores)
          gradient = back(w, x, likeness, kept, first_gain * np.exp(w["log_gain"][0]) * ds)
          gradient["values"] = 4 * o.T @ g
          gradient["log_gain"] = np.array([(ds * table).sum()])
          if step == 1:
              start = (np.linalg.norm(gradient["q"]), np.median(1 - (p**2).sum(axis=1)))
          for name in learned:
              if optimizer == "sgd":
                  w[name] -= rate * gradient[name]
                  continue
              first[name] = 0.9 * first[name] + 0.1 * gradient[name]
              second[name] = 0.999 * second[name] + 0.001 * gradient[name] ** 2
              m, v = first[name] / (1 - 0.9**step), second[name] / (1 - 0.999**step)
              w[name] -= rate * m / (np.sqrt(v) + 1e-8)
      logits, answer = forward(*test)[4:]
      return (logits.argmax(axis=1) == answer).mean(), *start


  for name, rule in rules.items():
      accuracy, gradient, trace = np.transpose([train(*rule, seed) for seed in seeds])
      print(f"accuracy {name}: {' '.join(f'{each:.4f}' for each in accuracy)}")
      print(f"gradient {name}: {np.median(gradient):.4g}")
      print(f"trace {name}: {np.median(trace):.4g}")
`;

const pytorch = `
  import math

  import torch

  SETTING

  torch.set_default_dtype(torch.float64)


  def examples(count):
      """Different symbols as keys, a class for each, and the place of the key that is asked for."""
      b = torch.rand(count, symbols).argsort(dim=1)[:, :keys]
      return b, torch.randint(classes, (count, keys)), torch.randint(keys, (count,))


  def scores(w, x, likeness):
      """A table of the scores of all pairs of symbols."""
      q, k = x @ w["q"], x @ w["k"]
      if likeness == "additive":
          return torch.tanh(q[:, None, :] + k[None, :, :]) @ w["v"]
      if likeness == "cosine":
          q, k = (torch.nn.functional.normalize(m, dim=1) for m in (q, k))
      return q @ k.T


  def train(likeness, first_gain, learns, seed):
      torch.manual_seed(seed)
      x = torch.nn.functional.layer_norm(torch.randn(symbols, d_model), (d_model,), eps=1e-12)
      std = d_model**-0.5 * (d**-0.25 if small_start else 1)
      w = {
          "q": std * torch.randn(d_model, d),
          "k": std * torch.randn(d_model, d),
          "v": d**-0.5 * torch.randn(d),
          "values": torch.eye(classes),
          "log_gain": torch.zeros(()),
      }
      learned = ["q", "k"] + ["v"] * (likeness == "additive") + ["values"] * train_values + ["log_gain"] * learns
      for name in learned:
          w[name].requires_grad_()
      make = torch.optim.SGD if optimizer == "sgd" else torch.optim.Adam
      optimize = make([w[name] for name in learned], lr=rate)

      def forward(b, c, a):
          table = first_gain * w["log_gain"].exp() * scores(w, x, likeness)
          row = torch.arange(len(a))
          p = torch.softmax(table[b[row, a][:, None], b], dim=1)
          o = torch.zeros(len(a), classes).scatter_add(1, c, p)
          return p, 4 * o @ w["values"], c[row, a]

      test = examples(held_out)
      for step in range(steps):
          p, logits, answer = forward(*examples(batch))
          optimize.zero_grad()
          torch.nn.functional.cross_entropy(logits, answer).backward()
          if step == 0:
              start = w["q"].grad.norm().item(), (1 - (p**2).sum(dim=1)).median().item()
          optimize.step()
      with torch.no_grad():
          _, logits, answer = forward(*test)
      return (logits.argmax(dim=1) == answer).double().mean().item(), *start


  for name, rule in rules.items():
      accuracy, gradient, trace = zip(*(train(*rule, seed) for seed in seeds))
      print(f"accuracy {name}: {' '.join(f'{each:.4f}' for each in accuracy)}")
      print(f"gradient {name}: {torch.tensor(gradient).median():.4g}")
      print(f"trace {name}: {torch.tensor(trace).median():.4g}")
`;
