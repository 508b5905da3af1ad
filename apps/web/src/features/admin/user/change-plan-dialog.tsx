import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { useQueries } from '../../../lib/app-clients.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { ActDialog } from '../act-dialog.tsx';
import type { UserDialogProps } from './access-dialogs.tsx';
import { keywordsTouched } from './keywords-touched.ts';

/** Puts a user on another plan. */
export function ChangePlanDialog({ user, onClose }: UserDialogProps) {
  const { run } = useAdminClients();
  const plans = useQuery(useQueries().plans.list_plans.queryOptions());
  const [planId, setPlanId] = useState('');
  const others = (plans.data ?? []).filter(({ id }) => id !== user.plan.id);
  const chosen = others.find(({ id }) => id === planId);
  const limit = user.keyword_limit_override ?? chosen?.max_keywords ?? null;
  return (
    <ActDialog
      title={`Change the plan of ${user.profile.email}`}
      consequence={
        chosen
          ? `From ${user.plan.name} to ${chosen.name}, at once. ${keywordsTouched(user.usage, limit)}`
          : `Now on ${user.plan.name}.`
      }
      confirmLabel="Change plan"
      isDisabled={!chosen}
      act={async (reason) => {
        await run('change_user_plan', { userId: user.profile.id, data: { planId, reason } });
        return `On ${chosen?.name}`;
      }}
      onClose={onClose}
    >
      <SelectField
        label="Plan"
        value={planId}
        options={[
          { value: '', label: 'Choose a plan' },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => setPlanId(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
