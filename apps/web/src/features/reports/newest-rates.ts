import { CHANNEL_LABELS, type ReportSummary } from '@answerscope/contract';

type Listed = Pick<ReportSummary, 'channel' | 'revision'>;

/** What the newest report of each assistant says, the best first; `reports` are newest first. Null without a rate. */
export function newestRates(reports: readonly Listed[]): string | null {
  const newest = reports.filter(
    ({ channel }, index) => reports.findIndex((one) => one.channel === channel) === index,
  );
  const rates = newest
    .flatMap(({ channel, revision: { rate } }) => (rate ? [{ label: CHANNEL_LABELS[channel], ...rate }] : []))
    .sort((a, b) => b.rate - a.rate)
    .map(
      ({ label, rate, answers }) =>
        `${label} in ${Math.round(rate * 100)}% of ${answers.toLocaleString('en')} ${answers === 1 ? 'answer' : 'answers'}`,
    );
  return rates.length === 0 ? null : `Named in the newest reports: ${rates.join(', ')}.`;
}
