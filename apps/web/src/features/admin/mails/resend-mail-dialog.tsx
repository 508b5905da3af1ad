import type { AdminMail } from '@answerscope/contract';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { ActDialog } from '../act-dialog.tsx';

/** Sends a failed mail again, with a reason. */
export function ResendMailDialog({ mail, onClose }: { mail: AdminMail; onClose: () => void }) {
  const { api } = useAdminClients();
  return (
    <ActDialog
      title="Send this mail again"
      consequence={`One mail goes to ${mail.recipient}. Links in it may have expired.`}
      confirmLabel="Send again"
      act={async (reason) => {
        await api.admin.resend_mail({ id: mail.id, reason });
        return 'Mail is being sent';
      }}
      onClose={onClose}
    />
  );
}
