import type { UserDetails } from '@answerscope/contract';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { counted } from '../../../lib/counted.ts';
import { ActDialog } from '../act-dialog.tsx';

export interface UserDialogProps {
  user: UserDetails;
  onClose: () => void;
}

/** Lets a user in, or not any more. */
export function StatusDialog({ user, onClose }: UserDialogProps) {
  const { run } = useAdminClients();
  const { id, email } = user.profile;
  const { is_active, live_sessions } = user.account;
  return (
    <ActDialog
      title={is_active ? `Set ${email} inactive` : `Set ${email} active`}
      consequence={
        is_active
          ? `${counted(live_sessions, 'session')} will end at once, and nobody can sign in. Nothing is deleted: ${counted(user.usage.keywords, 'keyword')} and ${counted(user.usage.answers, 'answer')} stay; no refresh begins.`
          : `1 account can sign in again, and its refreshes go on.`
      }
      confirmLabel={is_active ? 'Set inactive' : 'Set active'}
      isDangerous={is_active}
      act={async (reason) => {
        const { sessions_ended } = await run('set_user_status', {
          userId: id,
          data: { isActive: !is_active, reason },
        });
        return is_active ? `Inactive. ${counted(sessions_ended, 'session')} ended` : 'Active again';
      }}
      onClose={onClose}
    />
  );
}

/** Ends every session of a user, who may sign in again. */
export function SignOutDialog({ user, onClose }: UserDialogProps) {
  const { run } = useAdminClients();
  const { id, email } = user.profile;
  return (
    <ActDialog
      title={`Sign ${email} out everywhere`}
      consequence={`${counted(user.account.live_sessions, 'session')} will end at once. Anyone who knows the password can sign in again.`}
      confirmLabel="Sign out everywhere"
      isDangerous
      act={async (reason) => {
        const { sessions_ended } = await run('sign_out_user', { userId: id, data: { reason } });
        return `${counted(sessions_ended, 'session')} ended`;
      }}
      onClose={onClose}
    />
  );
}

/** Sends a user the link by which they choose a new password. */
export function ResetDialog({ user, onClose }: UserDialogProps) {
  const { run } = useAdminClients();
  const { id, email } = user.profile;
  return (
    <ActDialog
      title={`Send a reset mail to ${email}`}
      consequence={`1 mail with a link that works once, for one hour. The password goes on until a new one is chosen; then ${counted(user.account.live_sessions, 'session')} will end. You see neither link nor password.`}
      confirmLabel="Send mail"
      act={async (reason) => {
        await run('send_password_reset', { userId: id, data: { reason } });
        return 'The mail is on its way';
      }}
      onClose={onClose}
    />
  );
}

/** Lets a user sign in without the authenticator app that they have lost. */
export function AuthenticatorDialog({ user, onClose }: UserDialogProps) {
  const { run } = useAdminClients();
  const { id, email } = user.profile;
  return (
    <ActDialog
      title={`Switch off the authenticator of ${email}`}
      consequence="1 account will need only its password to sign in; its app and its recovery codes stop working. Make sure that it is the user who asks: they are notified by mail."
      confirmLabel="Switch off"
      isDangerous
      act={async (reason) => {
        await run('switch_off_authenticator', { userId: id, data: { reason } });
        return 'The authenticator is off';
      }}
      onClose={onClose}
    />
  );
}
