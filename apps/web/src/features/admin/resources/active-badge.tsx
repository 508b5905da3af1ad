import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { Badge } from '../../../ui/badge.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import * as messages from './messages.ts';

interface ActiveBadgeProps {
  isActive: boolean;
  words?: { yes: string; no: string };
}

/** Whether visitors see a row. */
export function ActiveBadge({
  isActive,
  words = { yes: messages.active, no: messages.inactive },
}: ActiveBadgeProps) {
  return (
    <Badge
      Icon={isActive ? IconEye : IconEyeOff}
      tone={isActive ? 'positive' : undefined}
      label={isActive ? words.yes : words.no}
    />
  );
}

/** Whether it can be chosen or subscribed to. */
export const OFFER_STATUS: Column<{ is_active: boolean }> = {
  key: 'status',
  header: messages.status,
  cell: ({ is_active }) => (
    <ActiveBadge isActive={is_active} words={{ yes: messages.offered, no: messages.withdrawn }} />
  ),
};
