import { CHANNEL_LABELS, type Channel, listInWords, sentencesInWords } from '@answerscope/contract';
import * as messages from './messages.ts';

interface Questions {
  calls: number;
  keywords: number;
  channels: readonly Channel[];
  /** How many answers to each were asked for; null: as each assistant is set. */
  samples: number | null;
}

/**
 * How many questions go to whom: '48 questions to ChatGPT and Claude: 24 keywords × 2 assistants.' With several answers:
 * '72 questions to ChatGPT: 24 keywords × 3 answers. That costs 3 times as much as one answer to each.'
 */
export function questionsInWords({ calls, keywords, channels, samples }: Questions): string {
  const assistants = listInWords(channels.map((channel) => CHANNEL_LABELS[channel]));
  const each = samples ?? 1;
  const factors = [
    messages.keywordCount({ count: keywords }),
    ...(channels.length > 1 ? [messages.assistantCount({ count: channels.length })] : []),
    ...(each > 1 ? [messages.answerCount({ count: each })] : []),
  ];
  // With assistants that are set to several answers, or keywords that came or went, the product would be another number.
  const isProduct = factors.length > 1 && keywords * channels.length * each === calls;
  const said = isProduct
    ? messages.questionsAsProduct({ calls, assistants, product: factors.join(' × ') })
    : messages.questionsTo({ calls, assistants });
  return sentencesInWords([said, each > 1 && messages.timesAsMuch({ times: each })]);
}
