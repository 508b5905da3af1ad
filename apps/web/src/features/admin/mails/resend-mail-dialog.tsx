import type { AdminMail } from '@answerscope/contract';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { ActDialog } from '../act-dialog.tsx';
import * as messages from './messages.ts';

/** Sends a failed mail again, with a reason. */
export function ResendMailDialog({ mail, onClose }: { mail: AdminMail; onClose: () => void }) {
  const { api } = useAdminClients();
  return (
    <ActDialog
      title={messages.sendThisMailAgain}
      consequence={messages.oneMailGoesTo({ recipient: mail.recipient })}
      confirmLabel={messages.sendAgain}
      act={async (reason) => {
        await api.admin.resend_mail({ id: mail.id, reason });
        return messages.mailIsBeingSent;
      }}
      onClose={onClose}
    />
  );
}
