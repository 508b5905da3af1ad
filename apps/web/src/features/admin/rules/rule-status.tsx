import type { Column } from '../../../ui/data-table.tsx';
import { ActiveBadge } from '../resources/active-badge.tsx';
import * as messages from './messages.ts';

/** Whether a rule counts. */
export const RULE_STATUS: Column<{ is_active: boolean }> = {
  key: 'status',
  header: messages.status,
  cell: ({ is_active }) => (
    <ActiveBadge isActive={is_active} words={{ yes: messages.inForce, no: messages.notInForce }} />
  ),
};
