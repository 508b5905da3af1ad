import type { PaymentOverview } from '@answerscope/contract';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { CONFLICTS } from '../conflict-words.ts';
import { UserLink } from '../user-link.tsx';

type Conflict = PaymentOverview['conflicts'][number];

const COLUMNS: readonly Column<Conflict>[] = [
  { key: 'user', header: 'User', isMain: true, cell: (one) => <UserLink {...one} /> },
  { key: 'plan', header: 'On the plan', cell: ({ plan_name }) => plan_name },
  { key: 'conflict', header: 'Conflict', cell: ({ conflict }) => CONFLICTS[conflict] },
];

/** Users whose plan and subscription contradict each other now; 'Sync now' on their page resolves it. */
export function StripeConflicts({ conflicts }: Pick<PaymentOverview, 'conflicts'>) {
  return (
    <Panel title="Open conflicts">
      {conflicts.length === 0 ? (
        <p>No plan contradicts what is paid for.</p>
      ) : (
        <DataTable
          label="Open conflicts"
          columns={COLUMNS}
          rows={conflicts}
          rowKey={({ user_id }) => user_id}
        />
      )}
    </Panel>
  );
}
