import { useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { useAppClients } from '../../../lib/app-clients.tsx';
import { reloadInOtherView } from '../../../lib/view-as.ts';
import { TextField } from '../../../ui/field.tsx';
import { ActDialog } from '../act-dialog.tsx';
import * as messages from './messages.ts';

interface RunAsUserDialogProps {
  title: string;
  /** Asks for the function while the browser views as the user. */
  onRun: () => Promise<void>;
  onClose: () => void;
}

/** Runs what reads as a user sees it: a view begins, one function is asked for, the view is stopped. */
export function RunAsUserDialog({ title, onRun, onClose }: RunAsUserDialogProps) {
  const { run } = useAdminClients();
  const { api } = useAppClients();
  const [userId, setUserId] = useState('');
  return (
    <ActDialog
      title={messages.namedAsUser({ title })}
      consequence={messages.viewAsConsequence}
      confirmLabel={messages.runAsUser}
      isDisabled={userId.trim() === ''}
      act={async (reason) => {
        await run('start_view_as', { userId: userId.trim(), data: { reason } });
        try {
          await onRun();
        } finally {
          // In a view the back office is closed: the page of the user has the button that stops it.
          await api.accounts.stop_view_as().catch(reloadInOtherView);
        }
        return null;
      }}
      onClose={onClose}
    >
      <TextField
        label={messages.userId}
        autoComplete="off"
        required
        value={userId}
        onChange={({ currentTarget }) => setUserId(currentTarget.value)}
      />
    </ActDialog>
  );
}
