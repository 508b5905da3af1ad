import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { type JudgedNames, judgedNames } from './judged-names.ts';

/** Whom the shown numbers are about; null until it is known. */
export function useJudgedNames(): JudgedNames | null {
  const queries = useQueries();
  const profile = useQuery(queries.profile.get_profile.queryOptions());
  const status = useQuery(queries.judging.get_judging_status.queryOptions());
  return profile.isFetched && status.isFetched ? judgedNames(profile.data, status.data) : null;
}
