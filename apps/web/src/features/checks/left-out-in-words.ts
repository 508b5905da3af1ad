import { type LeftOutPage, sentencesInWords } from '@answerscope/contract';
import * as messages from './messages.ts';

/** The page's answer: how many are left out, and how many of them the user counts in. */
export function leftOutInWords({
  left_out,
  counted_in,
}: Pick<LeftOutPage, 'left_out' | 'counted_in'>): string {
  const says = messages.answersLeftOut({ count: left_out });
  return sentencesInWords([says, counted_in > 0 && messages.youCountedIn({ count: counted_in })]);
}
