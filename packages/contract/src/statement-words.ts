import * as messages from './analytics-messages.ts';
import { rangeInWords } from './headline-words.ts';
import { percentInWords } from './number-words.ts';
import type { Stance, StanceFigures, StanceGroup } from './statements.ts';

export const STANCE_WORDS: Record<Stance, string> = {
  recommended_first: messages.recommendedFirst,
  praised: 'Praised',
  mentioned: messages.mentionedOnly,
  with_reservation: 'With a reservation',
  advised_against: messages.advisedAgainst,
};

export const STANCE_GROUP_WORDS: Record<StanceGroup, string> = { praise: 'Praised', criticism: 'Criticised' };

/** 'in 3 of 58 answers, 5% (2-14%): support, pricing', of the answers that mention the company. */
export function spokenInWords(figures: StanceFigures, group: StanceGroup): string {
  const { answers, rate, interval } = figures[group];
  const { mentioned } = figures;
  const topics = figures[`${group}_topics`].map(({ topic }) => topic).join(', ');
  const counts = `in ${answers.toLocaleString('en')} of ${mentioned.toLocaleString('en')} ${mentioned === 1 ? 'answer' : 'answers'}`;
  const share =
    rate === null || interval === null || mentioned === 1
      ? ''
      : `, ${percentInWords(rate)} (${rangeInWords(interval)})`;
  return `${counts}${share}${topics === '' ? '' : `: ${topics}`}`;
}
