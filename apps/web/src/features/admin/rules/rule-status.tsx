import type { Column } from '../../../ui/data-table.tsx';
import { ActiveBadge } from '../resources/active-badge.tsx';

/** Whether a rule counts. */
export const RULE_STATUS: Column<{ is_active: boolean }> = {
  key: 'status',
  header: 'Status',
  cell: ({ is_active }) => (
    <ActiveBadge isActive={is_active} words={{ yes: 'In force', no: 'Not in force' }} />
  ),
};
