import { CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';

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
  const names = new Intl.ListFormat('en').format(channels.map((channel) => CHANNEL_LABELS[channel]));
  const questions = `${counted(calls, 'question')} to ${names}`;
  const each = samples ?? 1;
  const factors = [
    counted(keywords, 'keyword'),
    ...(channels.length > 1 ? [`${channels.length} assistants`] : []),
    ...(each > 1 ? [`${each} answers`] : []),
  ];
  // With assistants that are set to several answers, or keywords that came or went, the product would be another number.
  const isProduct = factors.length > 1 && keywords * channels.length * each === calls;
  const said = isProduct ? `${questions}: ${factors.join(' × ')}.` : `${questions}.`;
  return each > 1 ? `${said} That costs ${each} times as much as one answer to each.` : said;
}
