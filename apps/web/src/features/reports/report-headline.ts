import { CHANNEL_LABELS, percentInWords, type ReportDetail } from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';

/** The report's answer in one sentence. The company is the one that its answers were judged for. */
export function reportHeadline(
  { channel, revision }: Pick<ReportDetail, 'channel' | 'revision'>,
  company: string,
): string {
  const { rate, answered_keywords, mentioned_keywords, branded_answers, empty_answers } = revision;
  const label = CHANNEL_LABELS[channel];
  if (answered_keywords === 0) return `${label} gave no usable answer.`;
  // Without a branded keyword the ones that count as naming are set by an administrator: no answer does.
  if (!rate && (mentioned_keywords === 0 || branded_answers === 0) && empty_answers > 0)
    return `${label} mentions no company at all, so nothing is known about ${company}.`;
  if (!rate) {
    const keywords = `${mentioned_keywords} of ${counted(answered_keywords, 'answered keyword')}`;
    return `${label} mentions ${company} for ${keywords}.`;
  }
  const leftOut = branded_answers > 0 ? ', branded keywords left out' : '';
  return `${label} mentions ${company} in ${percentInWords(rate.rate)} of its answers: ${rate.mentions} of ${rate.answers}${leftOut}.`;
}
