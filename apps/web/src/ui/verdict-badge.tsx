import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react';
import { Badge } from './badge.tsx';

export type Verdict = 'mentioned' | 'not-mentioned' | 'failed';

const LOOKS = {
  mentioned: { Icon: IconCheck, label: 'Mentioned', tone: 'positive' },
  'not-mentioned': { Icon: IconMinus, label: 'Not mentioned', tone: undefined },
  failed: { Icon: IconAlertTriangle, label: 'Check failed', tone: 'warning' },
} as const;

interface VerdictBadgeProps {
  verdict: Verdict;
  /** The status was forced: it is said wherever the verdict is shown. */
  isSetByAdministrator?: boolean;
  /** Another company than the user's own, where it was looked for. */
  company?: string;
}

/** Whether an answer names the brand, told by words and sign as well as colour. A failed check says neither. */
export function VerdictBadge({ verdict, isSetByAdministrator, company }: VerdictBadgeProps) {
  const { Icon, label, tone } = LOOKS[verdict];
  return (
    <Badge Icon={Icon} tone={company === undefined ? tone : undefined}>
      {company === undefined || verdict === 'failed' ? label : `${label}: ${company}`}
      {isSetByAdministrator && ', set by administrator'}
    </Badge>
  );
}
