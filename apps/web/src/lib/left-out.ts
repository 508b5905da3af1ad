/** Said beside a rate: answers that name no brand at all say nothing about visibility and are not among its n. */
export function leftOutInWords(empty_answers: number): string {
  return empty_answers === 1
    ? '1 answer named no brand and is left out.'
    : `${empty_answers.toLocaleString('en')} answers named no brand and are left out.`;
}

/** The same where there is little room, as in a table. */
export function leftOutBriefly(empty_answers: number): string {
  return empty_answers === 1
    ? '1 names no brand, left out'
    : `${empty_answers.toLocaleString('en')} name no brand, left out`;
}

/** What helps where no answer names any brand: more of them to the same words would not. */
export const ASK_OTHERWISE = 'Word it as a question that asks for a recommendation.';

/** Said in a rate's place; with branded answers, which may well name one. */
export function nothingUsable(branded_answers: number): string {
  if (branded_answers === 0) return NOTHING_USABLE;
  return `Nothing usable came back: branded keywords aside, no answer names any brand. ${ASK_OTHERWISE}`;
}

/** The same of one keyword. */
export const NOTHING_USABLE = `Nothing usable came back: no answer names any brand. ${ASK_OTHERWISE}`;
