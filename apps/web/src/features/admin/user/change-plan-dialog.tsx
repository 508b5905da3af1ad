import { sentencesInWords } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { useQueries } from '../../../lib/app-clients.tsx';
import { errorInWords } from '../../../lib/error-in-words.ts';
import { serverFieldErrors } from '../../../lib/server-field-errors.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { ActDialog } from '../act-dialog.tsx';
import type { UserDialogProps } from './access-acts.ts';
import { keywordsTouched } from './keywords-touched.ts';
import * as messages from './messages.ts';

/** Puts a user on another plan, for good or until a day. */
export function ChangePlanDialog({ user, onClose }: UserDialogProps) {
  const { run } = useAdminClients();
  const plans = useQuery(useQueries().plans.list_plans.queryOptions({ input: {} }));
  const [planId, setPlanId] = useState('');
  const [until, setUntil] = useState('');
  const offered = plans.data ?? [];
  const chosen = offered.find(({ id }) => id === planId);
  const isSame = chosen?.id === user.plan.id;
  const limit = user.keyword_limit_override ?? chosen?.max_keywords ?? null;
  return (
    <ActDialog
      title={messages.changePlanOf({ email: user.profile.email })}
      consequence={
        !chosen
          ? messages.nowOn({ plan: user.plan.name })
          : isSame
            ? messages.onItAlready({ plan: chosen.name })
            : sentencesInWords([
                messages.fromPlanToPlan({ before: user.plan.name, after: chosen.name }),
                keywordsTouched(user.usage, limit),
              ])
      }
      confirmLabel={messages.changePlan}
      isDisabled={!chosen || (isSame && until === '')}
      act={async (reason) => {
        await run('change_user_plan', {
          userId: user.profile.id,
          data: { planId, reason, ...(until !== '' && { until }) },
        });
        const name = chosen?.name ?? '';
        return until === ''
          ? messages.onPlan({ plan: name })
          : messages.onPlanUntil({ plan: name, day: until });
      }}
      inWords={(error) => serverFieldErrors(error).until ?? errorInWords(error)}
      onClose={onClose}
    >
      <SelectField
        label={messages.plan}
        value={planId}
        options={[
          { value: '', label: messages.chooseAPlan },
          ...offered.map(({ id, name }) => ({
            value: id,
            label: id === user.plan.id ? messages.planOfNow({ plan: name }) : name,
          })),
        ]}
        onChange={(event) => setPlanId(event.currentTarget.value)}
      />
      <TextField
        label={messages.lastDay}
        type="date"
        isOptional
        hint={messages.lastDayHint}
        value={until}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
