// The setting of <dk-precision> in NumPy and PyTorch: every step in float64, rounded to the format after each operation.
import { type CodeLanguage, program, pythonList } from '../../kit/export/code.ts';

interface PrecisionCode {
  /** As softmax sees them, multiplied. */
  scores: readonly number[];
  d: number;
}

/** Random scores for the chance of an overflow. */
const draws = 200_000;

export function precisionCode(language: CodeLanguage, { scores, d }: PrecisionCode): string {
  const list = pythonList(scores);
  const body = `
      def softmax(name, scores, shift):
          def rounded(x):
              return round_to(name, x)
          s = [rounded(x) for x in scores]
          m = max(s) if shift else 0.0
          e = [rounded(exp(rounded(x - m))) for x in s]
          total = 0.0
          for x in e:
              total = rounded(total + x)
          return e, total, [rounded(x / total) if total else nan for x in e]

      scores = ${list}
      for name in ["float16", "bfloat16", "float32", "float64"]:
          for form in ["naive", "shifted"]:
              e, total, p = softmax(name, scores, form == "shifted")
              print(f"{name} {form} exponentials:", *e)
              print(f"{name} {form} sum:", total)
              print(f"{name} {form} weights:", *p)

      m, total = -inf, 0.0
      for x in scores:
          before, m = m, max(m, x)
          total = total * exp(before - m) + exp(x - m)
          print("running maximum:", m)
          print("running sum:", total)`;
  return program(language, {
    numpy: `
      import numpy as np

      np.seterr(all="ignore")
      inf, nan = np.inf, np.nan

      def exp(x):
          return float(np.exp(np.float64(x)))

      def round_to(name, x):
          if name != "bfloat16":
              return float(np.dtype(name).type(x))
          # NumPy has no bfloat16: it is float32 with its last 16 bits rounded away, ties to even.
          bits = int(np.float32(x).view(np.uint32))
          if np.isfinite(np.float32(x)):
              bits += 0x7FFF + ((bits >> 16) & 1)
          return float(np.uint32(bits & 0xFFFF0000).view(np.float32))
${body}

      # q·k given |q| is normal with this standard deviation, and |q|² is chi-squared.
      rng = np.random.default_rng(1)
      raw = np.sqrt(rng.chisquare(${String(d)}, ${String(draws)})) * rng.normal(size=${String(draws)})
      # From these scores on, the nearest number of the format is one whose exponential overflows.
      for name, wall in [("float16", 11.0898438), ("bfloat16", 88.75), ("float32", 88.7228355)]:
          print(f"{name} overflows:", (raw > wall).mean())
      print("float16 overflows divided:", (raw / ${String(d)} ** 0.5 > 11.0898438).mean())
    `,
    pytorch: `
      import torch

      inf, nan = float("inf"), float("nan")
      double = torch.float64

      def exp(x):
          return torch.tensor(x, dtype=double).exp().item()

      def round_to(name, x):
          return torch.tensor(x, dtype=double).to(getattr(torch, name)).item()
${body}

      # q·k given |q| is normal with this standard deviation, and |q|² is chi-squared.
      torch.manual_seed(1)
      square = torch.distributions.Chi2(torch.tensor(${String(d)}.0, dtype=double)).sample((${String(draws)},))
      raw = square.sqrt() * torch.randn(${String(draws)}, dtype=double)
      # From these scores on, the nearest number of the format is one whose exponential overflows.
      for name, wall in [("float16", 11.0898438), ("bfloat16", 88.75), ("float32", 88.7228355)]:
          print(f"{name} overflows:", (raw > wall).double().mean().item())
      print("float16 overflows divided:", (raw / ${String(d)} ** 0.5 > 11.0898438).double().mean().item())
    `,
  });
}
