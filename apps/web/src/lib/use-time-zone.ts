import { useQuery } from '@tanstack/react-query';
import { useQueries } from './app-clients.tsx';

/** The time zone of the profile; the browser's own until the profile is there. */
export function useTimeZone(): string | undefined {
  return useQuery(useQueries().profile.get_profile.queryOptions()).data?.time_zone;
}
