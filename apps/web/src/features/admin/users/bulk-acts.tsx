import { type BulkResult, type BulkUserOperation, LIMITS } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { useQueries } from '../../../lib/app-clients.tsx';
import type { Selection } from '../../../lib/use-selection.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { SelectionBar } from '../../../ui/selection-bar.tsx';
import { ActDialog } from '../act-dialog.tsx';
import { BulkResults } from '../bulk-results.tsx';
import * as messages from './messages.ts';

type Act = 'plan' | 'activate' | 'deactivate';

interface BulkActsProps {
  selection: Selection;
  /** Ids of the users on the screen. */
  shown: readonly string[];
  /** What a user is called; the id where nobody knows. */
  nameOf: (id: string) => string;
}

/** What can be done with the chosen users at once, each with a result of its own. */
export function BulkActs({ selection, shown, nameOf }: BulkActsProps) {
  const [act, setAct] = useState<Act | null>(null);
  const [results, setResults] = useState<readonly BulkResult[] | null>(null);
  const isTooMany = selection.ids.size > LIMITS.bulk_users_max;
  return (
    <>
      <SelectionBar selection={selection} shown={shown}>
        {isTooMany && <span>{messages.atMostAtOnce({ max: LIMITS.bulk_users_max })}</span>}
        <Button disabled={isTooMany} onClick={() => setAct('plan')}>
          {messages.changePlan}
        </Button>
        <Button disabled={isTooMany} onClick={() => setAct('activate')}>
          {messages.setActive}
        </Button>
        <Button disabled={isTooMany} onClick={() => setAct('deactivate')}>
          {messages.setInactive}
        </Button>
      </SelectionBar>
      {act && (
        <BulkDialog
          act={act}
          ids={[...selection.ids]}
          onDone={(done) => {
            const refused = done.filter(({ success }) => !success).map(({ id }) => id);
            // What was refused stays chosen: it can be tried again.
            selection.clear();
            selection.set(refused, true);
            if (refused.length > 0) setResults(done);
          }}
          onClose={() => setAct(null)}
        />
      )}
      {results && (
        <BulkResults
          words={{ notChanged: messages.usersNotChanged, changed: messages.usersChangedOthersStay }}
          results={results}
          nameOf={nameOf}
          onClose={() => setResults(null)}
        />
      )}
    </>
  );
}

interface BulkDialogProps {
  act: Act;
  ids: readonly string[];
  onDone: (results: readonly BulkResult[]) => void;
  onClose: () => void;
}

function BulkDialog({ act, ids, onDone, onClose }: BulkDialogProps) {
  const { run } = useAdminClients();
  const plans = useQuery(useQueries().plans.list_plans.queryOptions({ input: {} }));
  const [planId, setPlanId] = useState('');
  const words = WORDS[act];
  const count = ids.length;
  const toOperation = (id: string, reason: string): BulkUserOperation =>
    act === 'plan'
      ? { id, type: 'change_user_plan', data: { planId, reason } }
      : { id, type: 'set_user_status', data: { isActive: act === 'activate', reason } };
  return (
    <ActDialog
      title={words.title({ count })}
      consequence={words.consequence({ count })}
      confirmLabel={words.confirm({ count })}
      isDangerous={act === 'deactivate'}
      isDisabled={act === 'plan' && planId === ''}
      act={async (reason) => {
        const operations = ids.map((id) => toOperation(id, reason));
        const { succeeded, failed, results } = await run('bulk_user_operations', {
          userId: undefined,
          data: { operations },
        });
        onDone(results);
        return failed === 0 ? messages.usersChanged({ count: succeeded }) : null;
      }}
      onClose={onClose}
    >
      {act === 'plan' && (
        <SelectField
          label={messages.plan}
          value={planId}
          options={[
            { value: '', label: messages.chooseAPlan },
            ...(plans.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => setPlanId(event.currentTarget.value)}
        />
      )}
    </ActDialog>
  );
}

const WORDS: Record<
  Act,
  Record<'title' | 'consequence' | 'confirm', (values: { count: number }) => string>
> = {
  plan: {
    title: messages.changePlanOfUsers,
    consequence: messages.whatChangingTouches,
    confirm: () => messages.changePlan,
  },
  activate: {
    title: messages.setUsersActive,
    consequence: messages.whatActivatingTouches,
    confirm: messages.setUsersActive,
  },
  deactivate: {
    title: messages.setUsersInactive,
    consequence: messages.whatDeactivatingTouches,
    confirm: messages.setUsersInactive,
  },
};
