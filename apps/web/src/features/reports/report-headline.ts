import { CHANNEL_LABELS, type ReportDetail } from '@answerscope/contract';

/** The report's answer in one sentence. The name is the brand's as of now. */
export function reportHeadline(
  { channel, revision }: Pick<ReportDetail, 'channel' | 'revision'>,
  company: string,
): string {
  const { rate, answered_keywords, mentioned_keywords } = revision;
  const label = CHANNEL_LABELS[channel];
  if (answered_keywords === 0) return `${label} gave no usable answer.`;
  const keywords = `${mentioned_keywords} of ${answered_keywords} answered ${answered_keywords === 1 ? 'keyword' : 'keywords'}`;
  if (!rate) return `${label} names ${company} for ${keywords}.`;
  return `${label} names ${company} in ${Math.round(rate.rate * 100)}% of its answers, for ${keywords}.`;
}
