import * as messages from './messages.ts';

/** How many answers to each question can be asked for: as each assistant is set, or so many. */
export function answerOptions(max: number): { value: string; label: string }[] {
  const counts = Array.from({ length: max }, (_one, index) => index + 1);
  return [
    { value: '', label: messages.eachAssistantsDefault },
    ...counts.map((count) => ({ value: String(count), label: messages.answerCount({ count }) })),
  ];
}
