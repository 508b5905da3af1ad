import { CHANNEL_LABELS, type ReportSummary, sentencesInWords } from '@answerscope/contract';
import { whyNoRate } from '../../domain/rate/why-no-rate.ts';
import * as messages from './messages.ts';

type Listed = Pick<ReportSummary, 'channel' | 'revision'>;

/**
 * Which assistant's newest report mentions the company most; without any rate, why. Counts, no shares: a rate is of weeks,
 * not of one report. `reports` are newest first. Null without reports.
 */
export function newestRates(reports: readonly Listed[]): string | null {
  const newest = reports.filter(
    ({ channel }, index) => reports.findIndex((one) => one.channel === channel) === index,
  );
  if (newest.length === 0) return null;
  const [most] = newest
    .flatMap(({ channel, revision: { rate } }) =>
      rate ? [{ assistant: CHANNEL_LABELS[channel], ...rate }] : [],
    )
    .sort((a, b) => b.rate - a.rate);
  if (most?.mentions === 0) return messages.noNewestMentionsYou({ reports: newest.length });
  if (most) return messages.newestMentionsYou({ ...most, reports: newest.length });
  const reasons = newest.map(({ channel, revision }) =>
    messages.reasonOfAssistant({ assistant: CHANNEL_LABELS[channel], why: whyNoRate(revision) }),
  );
  return sentencesInWords([messages.noRateInNewest, ...reasons]);
}
