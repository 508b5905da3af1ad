import type { Profile } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useAppClients } from '../../../lib/app-clients.tsx';
import { useServices } from '../../../lib/use-services.ts';
import { SwitchField } from '../../../ui/field.tsx';
import * as messages from './messages.ts';
import { sidebarWrite } from './sidebar-write.ts';

/** Whether the tracker has its sidebar beside the page. It moves with the switch, and back where that was refused. */
export function SidebarSetting({ profile }: { profile: Profile }) {
  const save = useMutation(sidebarWrite(useAppClients(), useServices()));
  return (
    <SwitchField
      label={messages.showTheSidebar}
      hint={messages.sidebarHint}
      checked={profile.shows_sidebar}
      onChange={({ target }) => save.mutate(target.checked)}
    />
  );
}
