import * as messages from './analytics-messages.ts';
import { commaList } from './formats.ts';
import { rangeInWords } from './headline-words.ts';
import { LANGUAGE } from './messages/language.ts';
import type { Speech } from './messages/message.ts';
import { percentInWords } from './number-words.ts';
import type { Stance, StanceFigures, StanceGroup } from './statements.ts';

const OWN = { language: LANGUAGE, spoken: messages.spoken };

export const STANCE_WORDS: Record<Stance, string> = {
  recommended_first: messages.recommendedFirst,
  praised: messages.praised,
  mentioned: messages.mentionedOnly,
  with_reservation: messages.withAReservation,
  advised_against: messages.advisedAgainst,
};

export const STANCE_GROUP_WORDS: Record<StanceGroup, string> = {
  praise: messages.praised,
  criticism: messages.criticised,
};

/** 'in 3 of 58 answers, 5% (2-14%): support, pricing', of the answers that mention the company. */
export function spokenInWords(
  figures: StanceFigures,
  group: StanceGroup,
  words: Speech<typeof OWN> = OWN,
): string {
  const { answers, rate, interval } = figures[group];
  const { mentioned } = figures;
  const topics = figures[`${group}_topics`].map(({ topic }) => topic);
  const hasShare = rate !== null && interval !== null && mentioned !== 1;
  return words.spoken({
    answers,
    mentioned,
    hasShare: hasShare ? 'yes' : 'no',
    share: hasShare ? percentInWords(rate, words.language) : '',
    range: hasShare ? rangeInWords(interval, '%', words.language) : '',
    hasTopics: topics.length > 0 ? 'yes' : 'no',
    topics: commaList(topics),
  });
}
