import * as messages from './analytics-messages.ts';
import type { Changes, ListedChange } from './changes.ts';
import { CHANNEL_LABELS } from './channel-names.ts';
import * as common from './common-messages.ts';
import { commaList } from './formats.ts';
import type { TrendWait } from './headline.ts';
import { LANGUAGE } from './messages/language.ts';
import type { Speech } from './messages/message.ts';
import { aboutUsd, dollarsInWords, longDayInWords } from './number-words.ts';

const OWN_CHANGE = { language: LANGUAGE, change: messages.change };
const OWN_STEADY = {
  language: LANGUAGE,
  steadyRate: messages.steadyRate,
  noChangeInDays: messages.noChangeInDays,
  noChange: messages.noChange,
};
const OWN_WAIT = {
  notEnoughAnswersForTrend: messages.notEnoughAnswersForTrend,
  trendFrom: messages.trendFrom,
  trendWithAnswers: messages.trendWithAnswers,
  trendWithAnswersFor: messages.trendWithAnswersFor,
  trendWithAnswersOf: messages.trendWithAnswersOf,
  language: LANGUAGE,
  lessThanOneCent: common.lessThanOneCent,
  about: common.about,
};

/** A change with its keyword or topic, its assistant and its sizes, as a sentence; pages and mails say the same. */
export function changeInSentence(
  change: ListedChange,
  company: string,
  words: Speech<typeof OWN_CHANGE> = OWN_CHANGE,
): string {
  const { channel, subject, verdict, before, after, recent, window_days } = change;
  return words.change({
    assistant: CHANNEL_LABELS[channel],
    company,
    direction: verdict === 'improved' ? 'more' : 'less',
    subject: subject.kind,
    name: subject.kind === 'keyword' ? subject.keyword : subject.kind === 'topic' ? subject.topic : '',
    before,
    after,
    answers: recent.answers,
    days: window_days,
  });
}

/** What is steady where nothing changed; null where no assistant was compared. */
export function steadyInSentence(
  { steady }: Pick<Changes, 'steady'>,
  words: Speech<typeof OWN_STEADY> = OWN_STEADY,
): string | null {
  if (steady.length === 0) return null;
  const rates = commaList(
    steady.map(({ channel, before, after }) =>
      words.steadyRate({ assistant: CHANNEL_LABELS[channel], before, after }),
    ),
  );
  const windows = new Set(steady.map(({ window_days }) => window_days));
  const [days] = windows;
  return windows.size === 1 && days ? words.noChangeInDays({ days, rates }) : words.noChange({ rates });
}

/** Alone in a cell, a sentence, or a clause behind a comma. */
export type WordsPlace = 'alone' | 'sentence' | 'clause';

/** From when on there is a trend, the same words wherever there is none yet: 'Trend from about 26 December'. */
export function waitInWords(
  wait: TrendWait,
  timeZone: string | undefined,
  place: WordsPlace = 'alone',
  words: Speech<typeof OWN_WAIT> = OWN_WAIT,
): string {
  const { possible_from, helps_now } = wait;
  if (helps_now === null)
    return possible_from === null
      ? words.notEnoughAnswersForTrend({ place })
      : words.trendFrom({ place, day: longDayInWords(possible_from, timeZone, words.language) });
  const { answers, cost_usd, budget_usd } = helps_now;
  if (cost_usd === null) return words.trendWithAnswers({ place, answers });
  const cost = aboutUsd(cost_usd, words);
  return budget_usd === null
    ? words.trendWithAnswersFor({ place, answers, cost })
    : words.trendWithAnswersOf({ place, answers, cost, budget: dollarsInWords(budget_usd, words.language) });
}
