import { LIMITS } from '@answerscope/contract';
import { useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ActDialog } from '../act-dialog.tsx';
import type { UserDialogProps } from './access-acts.ts';
import { keywordsTouched } from './keywords-touched.ts';
import * as messages from './messages.ts';

/** Lets a user keep more or fewer keywords than the plan says. */
export function KeywordLimitDialog({ user, onClose }: UserDialogProps) {
  const { run } = useAdminClients();
  const before = user.keyword_limit_override;
  const planLimit = user.plan.max_keywords;
  const [text, setText] = useState(before === null ? '' : String(before));
  const typed = text.trim();
  const overrideLimit = typed === '' ? null : Number(typed);
  const isWrong =
    overrideLimit !== null && !(/^\d+$/.test(typed) && overrideLimit <= LIMITS.keyword_override_max);
  return (
    <ActDialog
      title={messages.keywordLimitOf({ email: user.profile.email })}
      consequence={isWrong ? null : keywordsTouched(user.usage, overrideLimit ?? planLimit)}
      confirmLabel={messages.setLimit}
      isDisabled={isWrong || overrideLimit === before}
      act={async (reason) => {
        await run('set_keyword_override', { userId: user.profile.id, data: { overrideLimit, reason } });
        return overrideLimit === null
          ? messages.thePlansLimitCountsAgain
          : messages.limitIs({ limit: overrideLimit });
      }}
      onClose={onClose}
    >
      <TextField
        label={messages.keywords}
        inputMode="numeric"
        autoComplete="off"
        isOptional
        value={text}
        hint={
          planLimit === null
            ? messages.emptyIsUnlimitedOfPlan({ plan: user.plan.name })
            : messages.emptyIsLimitOfPlan({ plan: user.plan.name, limit: planLimit })
        }
        error={isWrong ? messages.limitIsWrong({ max: LIMITS.keyword_override_max }) : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
