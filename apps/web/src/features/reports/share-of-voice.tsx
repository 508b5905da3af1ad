import type { VoiceCounts } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { voiceInWords } from '../../domain/rate/voice-in-words.ts';
import { Skeleton } from '../../ui/states.tsx';
import { useHasCompetitors } from './use-has-competitors.ts';

/** All of the voice is yours, or nobody's, until a competitor is named: then the share alone would say too much. */
export function ShareOfVoice({ voice }: { voice: VoiceCounts }) {
  const { brand_mentions, all_mentions } = voice;
  const isAlone = brand_mentions === all_mentions;
  const hasCompetitors = useHasCompetitors(isAlone);
  if (!isAlone) return <>{voiceInWords(voice)}</>;
  if (hasCompetitors === undefined) return <Skeleton width="80px" />;
  if (hasCompetitors === false) return <Link to="/tracker/competitive-intel">Name competitors first</Link>;
  return <>{all_mentions === 0 ? 'No one is named yet' : '100%: no competitor is named'}</>;
}
