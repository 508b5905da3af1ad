import type { Profile } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useAppClients } from '../../../lib/app-clients.tsx';
import { useServices } from '../../../lib/use-services.ts';
import { SwitchField } from '../../../ui/field.tsx';

/** Whether the tracker has its sidebar beside the page. It moves with the switch, and back where that was refused. */
export function SidebarSetting({ profile }: { profile: Profile }) {
  const { toasts } = useServices();
  const { api, queries, queryClient } = useAppClients();
  const queryKey = queries.profile.get_profile.queryKey();
  const show = (shows_sidebar: boolean) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, shows_sidebar });
  const save = useMutation({
    // One after the other: the last word is the switch's.
    scope: { id: 'sidebar' },
    mutationFn: (shows_sidebar: boolean) => api.profile.update_profile({ shows_sidebar }),
    onMutate: async (shows_sidebar) => {
      await queryClient.cancelQueries({ queryKey });
      show(shows_sidebar);
    },
    onError: (_error, wanted) => show(!wanted),
    onSuccess: ({ shows_sidebar }) => {
      show(shows_sidebar);
      toasts.show({ title: shows_sidebar ? 'The sidebar is shown' : 'The sidebar is hidden' });
    },
  });
  return (
    <SwitchField
      label="Show the sidebar"
      hint="Without it the menu button, Ctrl+B and the search lead to every page. This holds in every browser you sign in with."
      checked={profile.shows_sidebar}
      onChange={({ target }) => save.mutate(target.checked)}
    />
  );
}
