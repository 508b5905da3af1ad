import { LIMITS } from '@answerscope/contract';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { counted } from '../../../lib/counted.ts';
import { ActDialog } from '../act-dialog.tsx';
import type { UserDialogProps } from './access-dialogs.tsx';

/** Has an account erased in a week, in its user's place. */
export function DeleteAccountDialog({ user, onClose }: UserDialogProps) {
  const { run } = useAdminClients();
  const { id, email } = user.profile;
  const { keywords, answers } = user.usage;
  return (
    <ActDialog
      title={`Delete the account ${email}`}
      consequence={`${counted(user.account.live_sessions, 'session')} will end at once, checks under way are cancelled, and a subscription ends with its period. After ${LIMITS.deletion_days} days ${counted(keywords, 'keyword')}, ${counted(answers, 'answer')} and everything else of the account are erased for good, unless its user signs in before then; they are notified by mail.`}
      confirmLabel="Delete account"
      isDangerous
      act={async (reason) => {
        await run('delete_account', { userId: id, data: { reason } });
        return 'The account will be erased';
      }}
      onClose={onClose}
    />
  );
}

/** Keeps an account that its user asked to delete. */
export function KeepAccountDialog({ user, onClose }: UserDialogProps) {
  const { run } = useAdminClients();
  const { id, email } = user.profile;
  return (
    <ActDialog
      title={`Keep the account ${email}`}
      consequence={`1 account with ${counted(user.usage.keywords, 'keyword')} and ${counted(user.usage.answers, 'answer')} is not going to be erased. Its user is notified by mail.`}
      confirmLabel="Keep the account"
      act={async (reason) => {
        await run('cancel_account_deletion', { userId: id, data: { reason } });
        return 'The account is kept';
      }}
      onClose={onClose}
    />
  );
}
