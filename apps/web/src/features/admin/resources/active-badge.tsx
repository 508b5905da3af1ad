import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { Badge } from '../../../ui/badge.tsx';
import type { Column } from '../../../ui/data-table.tsx';

interface ActiveBadgeProps {
  isActive: boolean;
  words?: { yes: string; no: string };
}

/** Whether visitors see a row. */
export function ActiveBadge({ isActive, words = { yes: 'Active', no: 'Inactive' } }: ActiveBadgeProps) {
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
  header: 'Status',
  cell: ({ is_active }) => <ActiveBadge isActive={is_active} words={{ yes: 'Offered', no: 'Withdrawn' }} />,
};
