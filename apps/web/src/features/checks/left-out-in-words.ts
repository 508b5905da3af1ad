import type { LeftOutPage } from '@answerscope/contract';
import * as messages from './messages.ts';

/** The page's answer: how many are left out, and how many of them the user counts in. */
export function leftOutInWords({
  left_out,
  counted_in,
}: Pick<LeftOutPage, 'left_out' | 'counted_in'>): string {
  const counted = counted_in === 0 ? '' : ` You counted ${number(counted_in)} in.`;
  if (left_out === 0) return `No answer is left out here.${counted}`;
  const says =
    left_out === 1
      ? messages.in1AnswerMentionsNoCompany
      : `${number(left_out)} answers mention no company or refuse, so they are in no rate.`;
  return `${says}${counted}`;
}

const number = (count: number) => count.toLocaleString('en');
