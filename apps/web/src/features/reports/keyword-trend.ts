import { CHANNEL_LABELS, type Channel, type PooledRate } from '@answerscope/contract';
import * as messages from './messages.ts';

/** The title of an assistant's line: 'ChatGPT: 4 of 10'. */
export function keywordTrendTitle(
  channel: Channel,
  current: Pick<PooledRate, 'mentions' | 'answers'> | null,
): string {
  const assistant = CHANNEL_LABELS[channel];
  return current
    ? messages.mentionsOfAssistant({ assistant, ...current })
    : messages.noAnswerCounts({ assistant });
}
