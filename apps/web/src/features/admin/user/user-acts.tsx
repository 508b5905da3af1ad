import type { UserDetails } from '@answerscope/contract';
import { useState } from 'react';
import { ActMenu } from '../../../ui/act-menu.tsx';
import { Button } from '../../../ui/button.tsx';
import { AuthenticatorDialog, ResetDialog, SignOutDialog, StatusDialog } from './access-dialogs.tsx';
import { ChangeDetailsDialog } from './change-details-dialog.tsx';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import { DeleteAccountDialog, KeepAccountDialog } from './deletion-dialogs.tsx';
import { KeywordLimitDialog } from './keyword-limit-dialog.tsx';

const DIALOGS = {
  details: ChangeDetailsDialog,
  plan: ChangePlanDialog,
  limit: KeywordLimitDialog,
  reset: ResetDialog,
  signOut: SignOutDialog,
  status: StatusDialog,
  delete: DeleteAccountDialog,
  keep: KeepAccountDialog,
  authenticator: AuthenticatorDialog,
} as const;

/** What an administrator can do with a user: what is done often in sight, the rest behind one button. */
export function UserActs({ user }: { user: UserDetails }) {
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const Dialog = open && DIALOGS[open];
  const { is_active, live_sessions, two_factor_enabled, deletion_asked_at } = user.account;
  return (
    <>
      {deletion_asked_at !== null && <Button onClick={() => setOpen('keep')}>Keep the account</Button>}
      <Button onClick={() => setOpen('details')}>Update</Button>
      <Button onClick={() => setOpen('plan')}>Change plan</Button>
      <Button onClick={() => setOpen('limit')}>Keyword limit</Button>
      <Button onClick={() => setOpen('status')}>{is_active ? 'Set inactive' : 'Set active'}</Button>
      <ActMenu
        label="More"
        acts={[
          { label: 'Send a reset mail', isDisabled: !is_active, onChoose: () => setOpen('reset') },
          {
            label: 'Sign out everywhere',
            isDisabled: live_sessions === 0,
            onChoose: () => setOpen('signOut'),
          },
          {
            label: 'Switch off authenticator',
            isDisabled: !two_factor_enabled,
            onChoose: () => setOpen('authenticator'),
          },
          {
            label: 'Delete account',
            isDangerous: true,
            isDisabled: deletion_asked_at !== null,
            onChoose: () => setOpen('delete'),
          },
        ]}
      />
      {Dialog && <Dialog user={user} onClose={() => setOpen(null)} />}
    </>
  );
}
