import { Link } from '@tanstack/react-router';
import { Skeleton } from '../../ui/states.tsx';
import { useHasCompetitors } from './use-has-competitors.ts';

/** All of the voice is yours, or nobody's, until a competitor is named: then the share alone would say too much. */
export function ShareOfVoice({ share }: { share: number | null }) {
  const isAlone = share === null || share === 1;
  const hasCompetitors = useHasCompetitors(isAlone);
  if (!isAlone) return <>{Math.round(share * 100)}%</>;
  if (hasCompetitors === undefined) return <Skeleton width="80px" />;
  if (!hasCompetitors) return <Link to="/tracker/competitive-intel">Name competitors first</Link>;
  return <>{share === null ? 'No one is named yet' : '100%: no competitor is named'}</>;
}
