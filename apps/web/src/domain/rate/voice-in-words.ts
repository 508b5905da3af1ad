import type { VoiceCounts } from '@answerscope/contract';
import * as messages from './messages.ts';

/** '66% (21 of 32 mentions)': a share is never told without what it is a share of. */
export function voiceInWords({ brand_mentions, all_mentions }: VoiceCounts): string {
  return messages.shareOfMentions({
    share: Math.round((100 * brand_mentions) / all_mentions) / 100,
    brand: brand_mentions,
    all: all_mentions,
  });
}
