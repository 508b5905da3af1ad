import type { VoiceCounts } from '@answerscope/contract';
import { voiceInWords } from '../../domain/rate/voice-in-words.ts';
import * as messages from './messages.ts';

/** Alone nobody has a share: it is unknown until another company is named. */
export function ShareOfVoice({ voice }: { voice: VoiceCounts }) {
  const { brand_mentions, all_mentions } = voice;
  if (brand_mentions !== all_mentions) return <>{voiceInWords(voice)}</>;
  return <>{all_mentions === 0 ? messages.noOneMentionedYet : messages.unknownOnlyMentioned}</>;
}
