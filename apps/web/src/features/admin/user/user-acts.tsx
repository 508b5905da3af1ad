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
import * as messages from './messages.ts';

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
      {deletion_asked_at !== null && (
        <Button onClick={() => setOpen('keep')}>{messages.keepTheAccount}</Button>
      )}
      {role !== 'admin' && is_active && deletion_asked_at === null && (
        <Button onClick={() => setOpen('viewAs')}>{messages.viewAs}</Button>
      )}
      <Button onClick={() => setOpen('details')}>{messages.update}</Button>
      <Button onClick={() => setOpen('plan')}>{messages.changePlan}</Button>
      <Button onClick={() => setOpen('limit')}>{messages.keywordLimit}</Button>
      <Button onClick={() => setOpen('status')}>
        {is_active ? messages.setInactive : messages.setActive}
      </Button>
      <ActMenu
        label={messages.more}
        acts={[
          { label: messages.sendAResetMail, isDisabled: !is_active, onChoose: () => setOpen('reset') },
          { label: messages.correctEmail, onChoose: () => setOpen('email') },
          {
            label: messages.confirmEmail,
            isDisabled: email_verified,
            onChoose: () => setOpen('confirmEmail'),
          },
          {
            label: messages.signOutEverywhere,
            isDisabled: live_sessions === 0,
            onChoose: () => setOpen('signOut'),
          },
          {
            label: messages.switchOffAuthenticator,
            isDisabled: !two_factor_enabled,
            onChoose: () => setOpen('authenticator'),
          },
          {
            label: messages.deleteAccount,
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
