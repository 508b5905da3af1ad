import { WARNING_MEASURE_LABELS, type WarningRule, warningRules } from '@answerscope/contract';
import { ResourcePage } from '../../features/admin/resources/resource-page.tsx';
import { RULE_STATUS } from '../../features/admin/rules/rule-status.tsx';
import { limitInWords } from '../../features/admin/rules/trial-in-words.ts';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import * as messages from './messages.ts';

const COLUMNS: readonly Column<WarningRule>[] = [
  { key: 'name', header: messages.name, isMain: true, sortBy: 'name', cell: ({ name }) => name },
  { key: 'measure', header: messages.measure, cell: ({ measure }) => WARNING_MEASURE_LABELS[measure] },
  { key: 'limit', header: messages.warnsWhen, cell: limitInWords },
  {
    key: 'last',
    header: messages.lastWarning,
    cell: ({ last_triggered_at: at }) => (at === null ? messages.never : <TimeStamp iso={at} />),
  },
  RULE_STATUS,
];

/** When administrators are warned by mail. */
export function WarningRulesPage() {
  return (
    <ResourcePage
      title={messages.warningRules}
      resource={warningRules}
      procedures={useAdminClients().queries.warning_rules}
      columns={COLUMNS}
    />
  );
}
