import { useQuery } from '@tanstack/react-query';
import { useQueries } from './app-clients.tsx';
import { formatDate } from './format.ts';

/** The time zone of the profile; the browser's own until the profile is there. */
export function useTimeZone(): string | undefined {
  return useQuery(useQueries().profile.get_profile.queryOptions()).data?.time_zone;
}

/** Writes days in the zone of the profile, as mails do. */
export function useDays(): (iso: string) => string {
  const timeZone = useTimeZone();
  return (iso) => formatDate(iso, timeZone);
}
