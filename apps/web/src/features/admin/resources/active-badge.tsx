import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { Badge } from '../../../ui/badge.tsx';

interface ActiveBadgeProps {
  isActive: boolean;
  words?: { yes: string; no: string };
}

/** Whether visitors see a row. */
export function ActiveBadge({ isActive, words = { yes: 'Active', no: 'Inactive' } }: ActiveBadgeProps) {
  return (
    <Badge Icon={isActive ? IconEye : IconEyeOff} tone={isActive ? 'positive' : undefined}>
      {isActive ? words.yes : words.no}
    </Badge>
  );
}
