import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useQueries } from '../../lib/app-clients.tsx';
import { shownCookie, wasSidebarShown } from './sidebar-state.ts';

/** Whether the user has a sidebar beside the page; until the account is read, whether this browser had one last. */
export function useShownSidebar(): boolean {
  const isShown = useQuery(useQueries().profile.get_profile.queryOptions()).data?.shows_sidebar;
  useEffect(() => {
    if (isShown === undefined) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in Firefox
    document.cookie = shownCookie(isShown);
  }, [isShown]);
  return isShown ?? wasSidebarShown(document.cookie);
}
