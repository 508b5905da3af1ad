import { CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';

interface Questions {
  calls: number;
  keywords: number;
  channels: readonly Channel[];
}

/** How many questions go to whom: '48 questions to ChatGPT and Claude: 24 keywords × 2 assistants.' */
export function questionsInWords({ calls, keywords, channels }: Questions): string {
  const names = new Intl.ListFormat('en').format(channels.map((channel) => CHANNEL_LABELS[channel]));
  const questions = `${counted(calls, 'question')} to ${names}`;
  // With several questions about each keyword, or keywords that came or went, the product would be another number.
  const isProduct = channels.length > 1 && keywords * channels.length === calls;
  if (!isProduct) return `${questions}.`;
  return `${questions}: ${counted(keywords, 'keyword')} × ${channels.length} assistants.`;
}
