import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useQueries } from '../../lib/app-clients.tsx';

/** What is said where all answers of the installation are simulated; nothing where they are real. */
export function InDemonstration({ children }: { children: ReactNode }) {
  const { data } = useQuery(
    useQueries().monitoring.get_installation.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
  );
  return data?.is_demonstration ? children : null;
}
