import {
  type Icon,
  IconArrowDownRight,
  IconArrowsDiff,
  IconArrowsUpDown,
  IconArrowUpRight,
  IconEqual,
  IconHourglassLow,
} from '@tabler/icons-react';
import styles from './change-badge.module.css';

/** What can honestly be said of a change: the verdicts of packages/statistics. */
export type Change =
  | 'improved'
  | 'declined'
  | 'mixed'
  | 'no_detectable_change'
  | 'not_enough_data'
  | 'not_comparable';

const LOOKS: Record<Change, { Icon: Icon; label: string; explanation: string }> = {
  improved: {
    Icon: IconArrowUpRight,
    label: 'Improved',
    explanation: 'Named more often in the last weeks than in the weeks before, by more than chance explains.',
  },
  declined: {
    Icon: IconArrowDownRight,
    label: 'Declined',
    explanation: 'Named less often in the last weeks than in the weeks before, by more than chance explains.',
  },
  mixed: {
    Icon: IconArrowsUpDown,
    label: 'Mixed',
    explanation: 'Some keywords improved and others declined, both by more than chance explains.',
  },
  no_detectable_change: {
    Icon: IconEqual,
    label: 'No detectable change',
    explanation: 'The last weeks differ from the weeks before no more than chance alone would bring.',
  },
  not_enough_data: {
    Icon: IconHourglassLow,
    label: 'Not enough data',
    explanation: 'Too few answers to tell a change from chance.',
  },
  not_comparable: {
    Icon: IconArrowsDiff,
    label: 'Not comparable',
    explanation:
      'The questions were asked in another way (model, search or place), so the answers do not compare.',
  },
};

interface ChangeBadgeProps {
  change: Change;
  /** Answers that are still missing, with not_enough_data and not_comparable. */
  missing?: number;
}

/** The verdict on a change in words, told by sign as well as colour; hover explains. */
export function ChangeBadge({ change, missing }: ChangeBadgeProps) {
  const { Icon, label, explanation } = LOOKS[change];
  return (
    <span className={styles.badge} data-change={change} title={explanation}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      {label}
      {missing !== undefined && missing > 0 && `, ${missing} ${missing === 1 ? 'answer' : 'answers'} missing`}
    </span>
  );
}
