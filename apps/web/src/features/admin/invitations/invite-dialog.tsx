import { Email, INVITATION_DAYS, USER_ROLES, type UserRole } from '@answerscope/contract';
import { useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { firstMessage } from '../../../lib/first-message.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { ActDialog } from '../act-dialog.tsx';
import { useAllPlans } from '../use-all-plans.ts';
import * as messages from './messages.ts';

const ROLE_LABELS: Record<UserRole, string> = { user: messages.user, admin: messages.administrator };
const emailError = firstMessage(Email);

/** Invites somebody by mail, with a role and a plan. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { api } = useAdminClients();
  const plans = useAllPlans();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<UserRole>('user');
  const [planId, setPlanId] = useState('');
  const isTyped = email.trim() !== '';
  return (
    <ActDialog
      title={messages.inviteAUser}
      consequence={messages.mailWithLink({ days: INVITATION_DAYS })}
      confirmLabel={messages.sendInvitation}
      isDisabled={emailError(email) !== null}
      act={async (reason) => {
        await api.admin.invite_user({ email, role, plan_id: planId === '' ? null : planId, reason });
        return messages.invitationSent({ email: email.trim() });
      }}
      onClose={onClose}
    >
      <TextField
        label={messages.email}
        type="email"
        autoComplete="off"
        required
        error={isTyped ? (emailError(email) ?? undefined) : undefined}
        value={email}
        onChange={({ currentTarget: { value } }) => setEmail(value)}
      />
      <SelectField
        label={messages.role}
        value={role}
        options={USER_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))}
        onChange={({ currentTarget: { value } }) =>
          setRole(USER_ROLES.find((known) => known === value) ?? 'user')
        }
      />
      <SelectField
        label={messages.plan}
        value={planId}
        options={[
          { value: '', label: messages.planOfNewAccounts },
          ...plans.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => setPlanId(value)}
      />
    </ActDialog>
  );
}
