import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';

/** Whether who is signed in is an administrator; null while nobody has said. Whoever cannot be asked about is none. */
export function useIsAdministrator(): boolean | null {
  const roles = useQuery(useQueries().accounts.get_my_roles.queryOptions());
  if (roles.isError) return false;
  return roles.data ? roles.data.some(({ role }) => role === 'admin') : null;
}
