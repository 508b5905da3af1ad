import type { KeywordVerdictWord } from '@answerscope/contract';
import {
  type Icon,
  IconArrowDownRight,
  IconArrowsDiff,
  IconArrowUpRight,
  IconEqual,
  IconHourglassLow,
} from '@tabler/icons-react';
import { counted } from '../../lib/counted.ts';
import { Badge } from '../../ui/badge.tsx';
import { Hint } from '../../ui/hint.tsx';
import styles from './change-badge.module.css';
import { sizeInWords } from './change-in-words.ts';

interface Look {
  Icon: Icon;
  label: string;
  explanation: string;
  tone?: 'positive' | 'negative';
}

const LOOKS: Record<KeywordVerdictWord, Look> = {
  improved: {
    Icon: IconArrowUpRight,
    label: 'Improved',
    tone: 'positive',
    explanation: 'Named more often in the last weeks than in the weeks before, by more than chance explains.',
  },
  declined: {
    Icon: IconArrowDownRight,
    label: 'Declined',
    tone: 'negative',
    explanation: 'Named less often in the last weeks than in the weeks before, by more than chance explains.',
  },
  no_detectable_change: {
    Icon: IconEqual,
    label: 'No change beyond chance',
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
      'Something else is measured than in the weeks before (other keywords, names, model, search or place), so the two do not compare.',
  },
};

interface ChangeBadgeProps {
  change: KeywordVerdictWord;
  /** The rates before and now, as fractions. */
  sizes?: { before: number; now: number } | null;
  /** Checks that are needed before more can be said, with not_enough_data and not_comparable. */
  missing?: number;
  /** Hover, focus and touch explain the verdict. Not inside a row that is a link. */
  explains?: boolean;
}

/** The verdict on a change in words, told by sign as well as colour. */
export function ChangeBadge({ change, sizes, missing = 0, explains = true }: ChangeBadgeProps) {
  const { explanation, ...look } = LOOKS[change];
  const badge = <Badge {...look} />;
  return (
    <span className={styles.change}>
      {explains ? (
        <Hint text={explanation} isPlain>
          {badge}
        </Hint>
      ) : (
        badge
      )}
      {sizes && <span className={styles.sizes}>{sizeInWords(sizes)}</span>}
      {missing > 0 && <span className={styles.missing}>{counted(missing, 'more check')} needed</span>}
    </span>
  );
}
