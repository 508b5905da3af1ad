import type { VoiceCounts } from '@answerscope/contract';

/** '66% (21 of 32 mentions)': a share is never told without what it is a share of. */
export function voiceInWords({ brand_mentions, all_mentions }: VoiceCounts): string {
  const share = Math.round((100 * brand_mentions) / all_mentions);
  return `${share}% (${brand_mentions.toLocaleString('en')} of ${all_mentions.toLocaleString('en')} mentions)`;
}
