import { completeCompanyUrl, sentencesInWords, UserData, type UserRole } from '@answerscope/contract';
import { useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { ActDialog } from '../act-dialog.tsx';
import type { UserDialogProps } from './access-acts.ts';
import * as messages from './messages.ts';

/** Changes what is stored of a user. */
export function ChangeDetailsDialog({ user, onClose }: UserDialogProps) {
  const { run } = useAdminClients();
  const { profile, account } = user;
  const before = {
    full_name: profile.full_name,
    company_name: profile.company_name ?? '',
    company_url: profile.company_url ?? '',
    role: account.role,
  };
  const [values, setValues] = useState(before);
  const names = Object.keys(before) as (keyof typeof before)[];
  const changed = names.filter((name) => values[name].trim() !== before[name]);
  const parsed = UserData.safeParse(Object.fromEntries(changed.map((name) => [name, values[name].trim()])));
  const messageOf = (name: keyof typeof before) =>
    parsed.error && changed.includes(name)
      ? parsed.error.issues.find(({ path }) => path[0] === name)?.message
      : undefined;
  const text = (label: string, name: 'full_name' | 'company_name' | 'company_url') => (
    <TextField
      label={label}
      autoComplete="off"
      value={values[name]}
      error={messageOf(name)}
      onChange={({ currentTarget: { value } }) => setValues((now) => ({ ...now, [name]: value }))}
      onBlur={() => {
        if (name === 'company_url')
          setValues((now) => ({ ...now, company_url: completeCompanyUrl(now.company_url) }));
      }}
    />
  );
  return (
    <ActDialog
      title={messages.updateUser({ email: profile.email })}
      consequence={consequenceOf(changed, account.live_sessions)}
      confirmLabel={messages.save}
      isDisabled={!parsed.success}
      act={async (reason) => {
        if (parsed.success)
          await run('update_user', { userId: profile.id, data: { userData: parsed.data, reason } });
        return messages.theUserIsUpdated;
      }}
      onClose={onClose}
    >
      {text(messages.fullName, 'full_name')}
      {text(messages.company, 'company_name')}
      {text(messages.companyWebsite, 'company_url')}
      <SelectField
        label={messages.role}
        value={values.role}
        options={[
          { value: 'user', label: messages.user },
          { value: 'admin', label: messages.administrator },
        ]}
        onChange={({ currentTarget: { value } }) =>
          setValues((now) => ({ ...now, role: (value === 'admin' ? 'admin' : 'user') satisfies UserRole }))
        }
      />
    </ActDialog>
  );
}

function consequenceOf(changed: readonly string[], sessions: number): string {
  const fields = messages.fieldsWillChange({ count: changed.length });
  return changed.includes('role')
    ? sentencesInWords([fields, messages.anotherRoleEndsSessions({ sessions })])
    : fields;
}
