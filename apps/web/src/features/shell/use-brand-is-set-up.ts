import { useQuery } from '@tanstack/react-query';
import { useBrandDetails } from '../../domain/brand/use-brand-details.ts';
import { useQueries } from '../../lib/app-clients.tsx';

/** True once brand profile, pillars and questions are stored. */
export function useBrandIsSetUp(): boolean {
  const profile = useQuery(useQueries().profile.get_profile.queryOptions());
  const { data } = useBrandDetails(profile.data?.id);
  return (
    data !== undefined &&
    data.brand !== null &&
    data.messaging_pillars.length > 0 &&
    data.brand_questions.length > 0
  );
}
