import type { Profile } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useAppClients } from '../../../lib/app-clients.tsx';
import { useServices } from '../../../lib/use-services.ts';
import { SwitchField } from '../../../ui/field.tsx';
import { sidebarWrite } from './sidebar-write.ts';

/** Whether the tracker has its sidebar beside the page. It moves with the switch, and back where that was refused. */
export function SidebarSetting({ profile }: { profile: Profile }) {
  const save = useMutation(sidebarWrite(useAppClients(), useServices()));
  return (
    <SwitchField
      label="Show the sidebar"
      hint="Without it the menu button, Ctrl+B and the search lead to every page. This holds in every browser you sign in with."
      checked={profile.shows_sidebar}
      onChange={({ target }) => save.mutate(target.checked)}
    />
  );
}
