// Exercise 3: the same model trained with and without a divisor. What it comes to is trained by the core while the reader thinks.
import { sharedPool } from '../../../core/shared-pool.ts';
import { sharedTraining } from '../../../core/shared.ts';
import { fixed, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { byName } from '../../../kit/sweep/rules.ts';
import { type Ablation, ablation, ablationSetting } from '../../../kit/training/ablation.ts';
import { chosen, exercise } from '../asking.ts';
import { type Item, type Rule, rules } from '../item.ts';
import { ruleBars } from '../pictures.ts';

/** What stands in place of a figure until it has been trained. */
const open = '…';

export const training: Item = {
  ...exercise('training', 8, ({ chance, trained }) => {
    const { d, rate, steps, runs } = ablationSetting;
    const setting = { d: String(d), rate: fixed(rate, 1), steps: String(steps), runs: String(runs) };
    const accuracy = trained && byName(rules, (rule) => trained[rule].accuracy);
    const gradient = (rule: Rule): string => (trained ? significant(trained[rule].gradient, 2) : open);
    return chosen(chance, 'quiz.training', {
      values: {
        ...setting,
        ...byName(rules, (rule) => (accuracy ? fixed(accuracy[rule], 2) : open)),
        noneGradient: gradient('none'),
        sqrtGradient: gradient('sqrt'),
        linearGradient: gradient('linear'),
      },
      options: ['root', 'frozen', 'linear', 'alike'],
      key: say(trained ? 'quiz.training.afterKey' : 'quiz.training.measuring', setting),
      evidence: ruleBars(accuracy ?? { none: 0, sqrt: 0, linear: 0 }),
      check: { body: program(setting), figures: accuracy ?? {} },
    });
  }),
  trains: true,
};

function program({ d, steps }: { d: string; steps: string }): string {
  return `
    import numpy as np

    d, model, symbols, keys, classes, steps, rate = ${d}, 128, 32, 16, 16, ${steps}, ${String(ablationSetting.rate)}

    def weights(s):
        e = np.exp(s - s.max(1, keepdims=True))
        return e / e.sum(1, keepdims=True)

    def examples(draw, count):
        b = draw.random((count, symbols)).argsort(1)[:, :keys]
        return b, draw.integers(classes, size=(count, keys)), draw.integers(keys, size=count)

    def accuracy(divisor, seed):
        draw = np.random.default_rng(seed)
        x = draw.standard_normal((symbols, model))
        x = (x - x.mean(1, keepdims=True)) / x.std(1, keepdims=True)
        wq, wk = draw.standard_normal((2, model, d)) / math.sqrt(model)

        def forward(b, c, a):
            i = np.arange(len(a))
            p = weights((x @ wq @ (x @ wk).T / divisor)[b[i, a][:, None], b])
            o = np.zeros((len(a), classes))
            np.add.at(o, (i[:, None], c), p)
            return p, 4 * o, c[i, a]

        for _ in range(steps):
            b, c, a = examples(draw, 64)
            p, logits, answer = forward(b, c, a)
            g = weights(logits)
            g[np.arange(64), answer] -= 1
            dp = np.take_along_axis(4 * g / 64, c, 1)
            ds = np.zeros((symbols, symbols))
            np.add.at(ds, (b[np.arange(64), a][:, None], b), p * (dp - (p * dp).sum(1, keepdims=True)) / divisor)
            wq, wk = wq - rate * x.T @ (ds @ (x @ wk)), wk - rate * x.T @ (ds.T @ (x @ wq))
        _, logits, answer = forward(*examples(draw, 1024))
        return (logits.argmax(1) == answer).mean()

    for name, divisor in [("none", 1), ("sqrt", math.sqrt(d)), ("linear", d)]:
        print(f"{name}:", sorted(accuracy(divisor, seed) for seed in range(3))[1])
  `;
}

// It is trained once for the page: the first that asks begins, and a failure is not kept.

let asked: Promise<Ablation> | null = null;

/** Rejects CoreUnavailable. */
export function sharedAblation(): Promise<Ablation> {
  return (asked ??= train().catch((thrown: unknown) => {
    asked = null;
    throw thrown;
  }));
}

async function train(): Promise<Ablation> {
  return ablation({ training: await sharedTraining(), pool: await sharedPool() });
}
