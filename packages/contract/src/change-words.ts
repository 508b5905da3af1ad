import * as messages from './analytics-messages.ts';
import type { Changes, ListedChange } from './changes.ts';
import { CHANNEL_LABELS } from './channel-names.ts';
import { commaList } from './formats.ts';
import type { TrendWait } from './headline.ts';
import { aboutUsd, dollarsInWords, longDayInWords } from './number-words.ts';

/** A change with its keyword or topic, its assistant and its sizes, as a sentence; pages and mails say the same. */
export function changeInSentence(change: ListedChange, company: string): string {
  const { channel, subject, verdict, before, after, mentions_gained, window_days } = change;
  return messages.change({
    assistant: CHANNEL_LABELS[channel],
    company,
    direction: verdict === 'improved' ? 'more' : 'less',
    subject: subject.kind,
    name: subject.kind === 'keyword' ? subject.keyword : subject.kind === 'topic' ? subject.topic : '',
    before,
    after,
    gained: mentions_gained < 0 ? 'fewer' : 'more',
    count: Math.abs(mentions_gained),
    days: window_days,
  });
}

/** What is steady where nothing changed; null where no assistant was compared. */
export function steadyInSentence({ steady }: Pick<Changes, 'steady'>): string | null {
  if (steady.length === 0) return null;
  const rates = commaList(
    steady.map(({ channel, before, after }) =>
      messages.steadyRate({
        assistant: CHANNEL_LABELS[channel],
        before,
        after,
      }),
    ),
  );
  const windows = new Set(steady.map(({ window_days }) => window_days));
  const [days] = windows;
  return windows.size === 1 && days ? messages.noChangeInDays({ days, rates }) : messages.noChange({ rates });
}

/** Alone in a cell, a sentence, or a clause behind a comma. */
export type WordsPlace = 'alone' | 'sentence' | 'clause';

/** From when on there is a trend, the same words wherever there is none yet: 'Trend from about 26 December'. */
export function waitInWords(
  wait: TrendWait,
  timeZone: string | undefined,
  place: WordsPlace = 'alone',
): string {
  const { possible_from, helps_now } = wait;
  if (helps_now === null)
    return possible_from === null
      ? messages.notEnoughAnswersForTrend({ place })
      : messages.trendFrom({ place, day: longDayInWords(possible_from, timeZone) });
  const { answers, cost_usd, budget_usd } = helps_now;
  if (cost_usd === null) return messages.trendWithAnswers({ place, answers });
  const cost = aboutUsd(cost_usd);
  return budget_usd === null
    ? messages.trendWithAnswersFor({ place, answers, cost })
    : messages.trendWithAnswersOf({ place, answers, cost, budget: dollarsInWords(budget_usd) });
}
