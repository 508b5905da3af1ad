import type { UserDetails } from '@answerscope/contract';
import { useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { ActMenu } from '../../../ui/act-menu.tsx';
import { Button } from '../../../ui/button.tsx';
import { ActDialog } from '../act-dialog.tsx';
import {
  changeStatus,
  confirmEmail,
  sendReset,
  signOut,
  switchOffAuthenticator,
  viewAs,
} from './access-acts.ts';
import { ChangeDetailsDialog } from './change-details-dialog.tsx';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import { CorrectEmailDialog } from './correct-email-dialog.tsx';
import { deleteAccount, keepAccount } from './deletion-acts.ts';
import { KeywordLimitDialog } from './keyword-limit-dialog.tsx';

const DIALOGS = {
  details: ChangeDetailsDialog,
  plan: ChangePlanDialog,
  limit: KeywordLimitDialog,
  email: CorrectEmailDialog,
} as const;

/** What wants a reason and nothing else. */
const ACTS = {
  reset: sendReset,
  confirmEmail,
  signOut,
  status: changeStatus,
  delete: deleteAccount,
  keep: keepAccount,
  authenticator: switchOffAuthenticator,
  viewAs,
} as const;

/** What an administrator can do with a user: what is done often in sight, the rest behind one button. */
export function UserActs({ user }: { user: UserDetails }) {
  const { run } = useAdminClients();
  const [open, setOpen] = useState<keyof typeof DIALOGS | keyof typeof ACTS | null>(null);
  const close = () => setOpen(null);
  const Dialog = open !== null && open in DIALOGS ? DIALOGS[open as keyof typeof DIALOGS] : null;
  const { role, is_active, live_sessions, two_factor_enabled, deletion_asked_at, email_verified } =
    user.account;
  return (
    <>
      {deletion_asked_at !== null && <Button onClick={() => setOpen('keep')}>Keep the account</Button>}
      {role !== 'admin' && is_active && deletion_asked_at === null && (
        <Button onClick={() => setOpen('viewAs')}>View as</Button>
      )}
      <Button onClick={() => setOpen('details')}>Update</Button>
      <Button onClick={() => setOpen('plan')}>Change plan</Button>
      <Button onClick={() => setOpen('limit')}>Keyword limit</Button>
      <Button onClick={() => setOpen('status')}>{is_active ? 'Set inactive' : 'Set active'}</Button>
      <ActMenu
        label="More"
        acts={[
          { label: 'Send a reset mail', isDisabled: !is_active, onChoose: () => setOpen('reset') },
          { label: 'Correct email', onChoose: () => setOpen('email') },
          {
            label: 'Confirm email',
            isDisabled: email_verified,
            onChoose: () => setOpen('confirmEmail'),
          },
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
      {Dialog && <Dialog user={user} onClose={close} />}
      {open !== null && open in ACTS && (
        <ActDialog {...ACTS[open as keyof typeof ACTS](user, run)} onClose={close} />
      )}
    </>
  );
}
