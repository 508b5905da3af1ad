import { CHANNEL_LABELS, type ReportSummary } from '@answerscope/contract';
import { whyNoRate } from '../../domain/rate/why-no-rate.ts';
import { counted } from '../../lib/counted.ts';

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
    .flatMap(({ channel, revision: { rate } }) => (rate ? [{ label: CHANNEL_LABELS[channel], ...rate }] : []))
    .sort((a, b) => b.rate - a.rate)
    .map(
      ({ label, mentions, answers }) =>
        `${label} in ${mentions.toLocaleString('en')} of ${counted(answers, 'answer')}`,
    );
  if (rates.length > 0) return `Mentioned in the newest reports: ${rates.join(', ')}.`;
  const reasons = newest.map(
    ({ channel, revision }) => `${CHANNEL_LABELS[channel]}: ${whyNoRate(revision)}.`,
  );
  return `No rate in the newest reports. ${reasons.join(' ')}`;
}
