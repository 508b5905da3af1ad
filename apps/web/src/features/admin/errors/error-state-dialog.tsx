import type { ErrorGroup } from '@answerscope/contract';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { counted } from '../../../lib/counted.ts';
import { ActDialog } from '../act-dialog.tsx';

/** Says that an error is resolved, or opens it again, with a reason. */
export function ErrorStateDialog({ group, onClose }: { group: ErrorGroup; onClose: () => void }) {
  const { api } = useAdminClients();
  const isOpen = group.state === 'open';
  return (
    <ActDialog
      title={isOpen ? 'Resolve this error' : 'Reopen this error'}
      consequence={
        isOpen
          ? `It came ${counted(group.times, 'time')} and leaves the list of open errors. It opens again by itself when another version meets it.`
          : 'It stands among the open errors again.'
      }
      confirmLabel={isOpen ? 'Resolve' : 'Reopen'}
      act={async (reason) => {
        const state = isOpen ? 'resolved' : 'open';
        await api.admin.set_error_group_state({ id: group.id, state, reason });
        return isOpen ? 'Error resolved' : 'Error reopened';
      }}
      onClose={onClose}
    />
  );
}
