import type { ListedRun } from '@answerscope/contract';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { ActDialog } from '../act-dialog.tsx';
import * as messages from './messages.ts';

/** Cancels a run of a user, with a reason. */
export function CancelRunDialog({ run, onClose }: { run: ListedRun; onClose: () => void }) {
  const { api } = useAdminClients();
  const open = run.total - run.processed;
  return (
    <ActDialog
      title={messages.cancelThisRun}
      consequence={messages.checksNotRun({ count: open, user: run.email })}
      confirmLabel={messages.cancelRun}
      isDangerous
      act={async (reason) => {
        await api.admin.cancel_user_run({ user_id: run.user_id, id: run.id, reason });
        return messages.runCancelled;
      }}
      onClose={onClose}
    />
  );
}
