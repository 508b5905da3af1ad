import type { AppClients } from '../../../lib/app-clients.tsx';
import type { BrowserServices } from '../../../lib/browser-services.ts';
import { queuedWrite } from '../../../lib/query-client.ts';
import * as messages from './messages.ts';

/** Shows or hides the sidebar; it waits without a connection, and a page can take it over from another. */
export function sidebarWrite(
  { api, queries, queryClient }: AppClients,
  { toasts }: Pick<BrowserServices, 'toasts'>,
) {
  const queryKey = queries.profile.get_profile.queryKey();
  const show = (shows_sidebar: boolean) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, shows_sidebar });
  return {
    // One after the other: the last word is the switch's.
    ...queuedWrite,
    mutationKey: ['sidebar'],
    mutationFn: (shows_sidebar: boolean) => api.profile.update_profile({ shows_sidebar }),
    meta: { operation: messages.showOrHideSidebar },
    onMutate: async (shows_sidebar: boolean) => {
      await queryClient.cancelQueries({ queryKey });
      show(shows_sidebar);
    },
    onError: (_error: unknown, wanted: boolean) => show(!wanted),
    onSuccess: ({ shows_sidebar }: { shows_sidebar: boolean }) => {
      show(shows_sidebar);
      toasts.show({ title: shows_sidebar ? messages.theSidebarIsShown : messages.theSidebarIsHidden });
    },
  };
}
