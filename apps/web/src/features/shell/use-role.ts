import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { type FailedLoad, failedLoad } from '../../lib/failed-load.ts';

/** Who is signed in, as far as it is known. */
interface KnownRole {
  /** Null while nobody has said; false where nobody could be asked. */
  isAdministrator: boolean | null;
  /** Why nobody could be asked, and how to ask again. */
  failure: FailedLoad | null;
}

type Roles = Parameters<typeof failedLoad>[0] & { data: readonly { role: string }[] | undefined };

/** Whether who is signed in is an administrator: what was said before holds while it cannot be asked again. */
export function useRole(): KnownRole {
  return knownRole(useQuery(useQueries().accounts.get_my_roles.queryOptions()));
}

/** What a read of the roles says; one that failed after an earlier one takes nothing back. */
export function knownRole(roles: Roles): KnownRole {
  const failure = failedLoad(roles);
  if (roles.data) return { isAdministrator: roles.data.some(({ role }) => role === 'admin'), failure: null };
  return { isAdministrator: failure ? false : null, failure };
}
