/** Said beside a rate: answers that name no brand at all say nothing about visibility and are not among its n. */
export function leftOutInWords(empty_answers: number): string {
  return empty_answers === 1
    ? '1 answer named no brand and is left out.'
    : `${empty_answers.toLocaleString('en')} answers named no brand and are left out.`;
}

/** Said in a rate's place: where no answer named any brand, more of them would not help, and other words may. */
export const NOTHING_USABLE =
  'Nothing usable came back: no answer names any brand. Word it as a question that asks for a recommendation.';
