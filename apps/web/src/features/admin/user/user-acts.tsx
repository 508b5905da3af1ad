import type { UserDetails } from '@answerscope/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AuthenticatorDialog, KeepAccountDialog, SignOutDialog, StatusDialog } from './access-dialogs.tsx';
import { ChangeDetailsDialog } from './change-details-dialog.tsx';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import { KeywordLimitDialog } from './keyword-limit-dialog.tsx';

const DIALOGS = {
  details: ChangeDetailsDialog,
  plan: ChangePlanDialog,
  limit: KeywordLimitDialog,
  signOut: SignOutDialog,
  status: StatusDialog,
  keep: KeepAccountDialog,
  authenticator: AuthenticatorDialog,
} as const;

/** What an administrator can do with a user. */
export function UserActs({ user }: { user: UserDetails }) {
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const Dialog = open && DIALOGS[open];
  return (
    <>
      <Button onClick={() => setOpen('details')}>Update</Button>
      <Button onClick={() => setOpen('plan')}>Change plan</Button>
      <Button onClick={() => setOpen('limit')}>Keyword limit</Button>
      <Button disabled={user.account.live_sessions === 0} onClick={() => setOpen('signOut')}>
        Sign out everywhere
      </Button>
      <Button onClick={() => setOpen('status')}>
        {user.account.is_active ? 'Set inactive' : 'Set active'}
      </Button>
      {user.account.two_factor_enabled && (
        <Button onClick={() => setOpen('authenticator')}>Switch off authenticator</Button>
      )}
      {user.account.deletion_asked_at !== null && (
        <Button onClick={() => setOpen('keep')}>Keep the account</Button>
      )}
      {Dialog && <Dialog user={user} onClose={() => setOpen(null)} />}
    </>
  );
}
