import { type PlanHistoryEntry, PRODUCT_NAME, planReasonInWords } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import * as messages from './messages.ts';

const ACTIONS: Record<PlanHistoryEntry['action'], string> = {
  upgrade: messages.upgrade,
  downgrade: messages.downgrade,
  cancel: messages.cancellation,
  reactivate: messages.reactivate,
};

const MADE_BY: Record<PlanHistoryEntry['made_by'], string> = {
  user: messages.you,
  administrator: messages.anAdministrator,
  stripe: messages.stripe,
  system: PRODUCT_NAME,
};

const COLUMNS: readonly Column<PlanHistoryEntry>[] = [
  { key: 'when', header: messages.when, cell: ({ created_at }) => <TimeStamp iso={created_at} /> },
  { key: 'action', header: messages.action, cell: ({ action }) => ACTIONS[action] },
  {
    key: 'plan',
    header: messages.plan,
    cell: ({ previous_plan, new_plan }) =>
      previous_plan === null ? new_plan : `${previous_plan} → ${new_plan}`,
  },
  { key: 'made-by', header: messages.madeBy, cell: ({ made_by }) => MADE_BY[made_by] },
  { key: 'reason', header: messages.reason, cell: ({ reason }) => planReasonInWords(reason) },
];

/** The account's last changes of plan; nothing at all before the first. */
export function PlanHistory() {
  const history = useQuery(useQueries().plans.list_plan_history.queryOptions({ input: {} }));
  const failure = failedLoad(history);
  if (failure) return <FailedPart title={messages.yourChangesPlanNotLoaded} {...failure} />;
  if (!history.data || history.data.items.length === 0) return null;
  return (
    <Panel title={messages.yourChangesOfPlan}>
      <DataTable
        label={messages.changesOfPlan}
        columns={COLUMNS}
        rows={history.data.items}
        rowKey={({ id }) => id}
      />
    </Panel>
  );
}
