import { CHANNEL_LABELS, type ReportDetail } from '@answerscope/contract';
import * as messages from './messages.ts';

/** The report's answer in one sentence. The company is the one that its answers were judged for. */
export function reportHeadline(
  { channel, revision }: Pick<ReportDetail, 'channel' | 'revision'>,
  company: string,
): string {
  const { rate, answered_keywords, mentioned_keywords, branded_answers, empty_answers } = revision;
  const assistant = CHANNEL_LABELS[channel];
  if (answered_keywords === 0) return messages.noUsableAnswer({ assistant });
  // Without a branded keyword the ones that count as naming are set by an administrator: no answer does.
  if (!rate && (mentioned_keywords === 0 || branded_answers === 0) && empty_answers > 0)
    return messages.mentionsNoCompany({ assistant });
  if (!rate)
    return messages.mentionsForKeywords({
      assistant,
      company,
      mentioned: mentioned_keywords,
      answered: answered_keywords,
    });
  return messages.mentionsInAnswers({
    assistant,
    company,
    rate: rate.rate,
  });
}
