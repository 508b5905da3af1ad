import { CHANNEL_LABELS, commaList, type ReportSummary } from '@answerscope/contract';
import { whyNoRate } from '../../domain/rate/why-no-rate.ts';
import * as messages from './messages.ts';

type Listed = Pick<ReportSummary, 'channel' | 'revision'>;

/**
 * What the newest report of each assistant found, the best first; without any rate, why. Counts, no shares: how often one
 * is named is told of weeks, not of one report. `reports` are newest first. Null without reports.
 */
export function newestRates(reports: readonly Listed[]): string | null {
  const newest = reports.filter(
    ({ channel }, index) => reports.findIndex((one) => one.channel === channel) === index,
  );
  if (newest.length === 0) return null;
  const rates = newest
    .flatMap(({ channel, revision: { rate } }) =>
      rate ? [{ assistant: CHANNEL_LABELS[channel], ...rate }] : [],
    )
    .sort((a, b) => b.rate - a.rate)
    .map(messages.rateOfAssistant);
  if (rates.length > 0) return messages.mentionedInNewest({ rates: commaList(rates) });
  const reasons = newest.map(({ channel, revision }) =>
    messages.reasonOfAssistant({ assistant: CHANNEL_LABELS[channel], why: whyNoRate(revision) }),
  );
  return [messages.noRateInNewest, ...reasons].join(' ');
}
