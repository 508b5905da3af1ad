import * as messages from './analytics-messages.ts';
import type { Changes, ListedChange } from './changes.ts';
import { CHANNEL_LABELS } from './channel-names.ts';
import type { TrendWait } from './headline.ts';
import { aboutUsd, longDayInWords, percentInWords } from './number-words.ts';

/** A change with its keyword or topic, its assistant and its sizes, as a sentence; pages and mails say the same. */
export function changeInSentence(change: ListedChange, company: string): string {
  const { channel, subject, verdict, before, after, mentions_gained, window_days } = change;
  const how = verdict === 'improved' ? 'more' : 'less';
  const what =
    subject.kind === 'keyword'
      ? ` for “${subject.keyword}”`
      : subject.kind === 'topic'
        ? ` for the topic ${subject.topic}`
        : '';
  const count = Math.abs(mentions_gained);
  const mentions = `${count.toLocaleString('en')} ${mentions_gained < 0 ? 'fewer' : 'more'} ${count === 1 ? 'mention' : 'mentions'}`;
  return `${CHANNEL_LABELS[channel]} mentions ${company} ${how} often${what}: ${percentInWords(before)} → ${percentInWords(after)}, ${mentions} in ${window_days} days.`;
}

/** What is steady where nothing changed; null where no assistant was compared. */
export function steadyInSentence({ steady }: Pick<Changes, 'steady'>): string | null {
  if (steady.length === 0) return null;
  const days = new Set(steady.map(({ window_days }) => window_days));
  const [only] = days;
  const when = days.size === 1 && only ? ` in ${only} days` : '';
  const rates = steady.map(
    ({ channel, before, after }) =>
      `${CHANNEL_LABELS[channel]} ${percentInWords(before)} → ${percentInWords(after)}`,
  );
  return `No significant change${when}: ${rates.join(', ')}.`;
}

/** From when on there is a trend, the same words wherever there is none yet: 'Trend from about 26 December'. */
export function waitInWords(wait: TrendWait, timeZone: string | undefined): string {
  const { possible_from, helps_now } = wait;
  if (helps_now !== null) {
    const { answers, cost_usd, budget_usd } = helps_now;
    const cost =
      cost_usd === null
        ? ''
        : `, ${aboutUsd(cost_usd)}${budget_usd === null ? '' : ` of $${budget_usd} a month`}`;
    return `Trend with ${answers.toLocaleString('en')} more ${answers === 1 ? 'answer' : 'answers'} now${cost}`;
  }
  return possible_from === null
    ? messages.notEnoughAnswersForTrend
    : `Trend from about ${longDayInWords(possible_from, timeZone)}`;
}
