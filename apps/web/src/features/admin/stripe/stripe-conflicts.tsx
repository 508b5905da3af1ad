import type { PaymentOverview } from '@answerscope/contract';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { CONFLICTS } from '../conflict-words.ts';
import { UserLink } from '../user-link.tsx';
import * as messages from './messages.ts';

type Conflict = PaymentOverview['conflicts'][number];

const COLUMNS: readonly Column<Conflict>[] = [
  { key: 'user', header: messages.user, isMain: true, cell: (one) => <UserLink {...one} /> },
  { key: 'plan', header: messages.onThePlan, cell: ({ plan_name }) => plan_name },
  { key: 'conflict', header: messages.conflict, cell: ({ conflict }) => CONFLICTS[conflict] },
];

/** Users whose plan and subscription contradict each other now; 'Sync now' on their page resolves it. */
export function StripeConflicts({ conflicts }: Pick<PaymentOverview, 'conflicts'>) {
  return (
    <Panel title={messages.openConflicts}>
      {conflicts.length === 0 ? (
        <p>{messages.noPlanContradictsWhatPaid}</p>
      ) : (
        <DataTable
          label={messages.openConflicts}
          columns={COLUMNS}
          rows={conflicts}
          rowKey={({ user_id }) => user_id}
        />
      )}
    </Panel>
  );
}
