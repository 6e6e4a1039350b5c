// A guess as one line that can be sent: "dk-softmax: 4.5; 5.69", the laboratory, the guess, what comes out. No language, a point in numbers.
import type { Outcome, Question } from './question.ts';

export function guessLine(
  laboratory: string,
  answer: Question['answer'],
  guess: string | number | undefined,
  { value }: Outcome,
): string {
  const text = (of: string | number | undefined): string => {
    const name = answer.kind === 'choice' ? answer.options.find((each) => each.value === of)?.name : undefined;
    // A semicolon parts guess and result.
    return (name ?? String(of ?? '')).replaceAll(';', ',').trim();
  };
  return `${laboratory}: ${text(guess)}; ${text(value)}`;
}
