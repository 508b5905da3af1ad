import type { KeywordVerdictWord } from '@answerscope/contract';
import {
  type Icon,
  IconArrowDownRight,
  IconArrowsDiff,
  IconArrowUpRight,
  IconEqual,
  IconHourglassLow,
} from '@tabler/icons-react';
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
    explanation: 'Significantly more mentions than in the range before.',
  },
  declined: {
    Icon: IconArrowDownRight,
    label: 'Declined',
    tone: 'negative',
    explanation: 'Significantly fewer mentions than in the range before.',
  },
  no_detectable_change: {
    Icon: IconEqual,
    label: 'No significant change',
    explanation: 'The two ranges differ by no more than chance.',
  },
  not_enough_data: {
    Icon: IconHourglassLow,
    label: 'Not enough data',
    explanation: 'Two ranges do not have enough answers yet.',
  },
  not_comparable: {
    Icon: IconArrowsDiff,
    label: 'Not comparable',
    explanation: 'Names, model, search or place changed, so the two ranges do not compare.',
  },
};

interface ChangeBadgeProps {
  change: KeywordVerdictWord;
  /** The rates before and now, as fractions. */
  sizes?: { before: number; now: number } | null;
  /** Over which days it was judged, where these are not those of the rate beside it. */
  days?: string | undefined;
  /** From when on there is a trend, in words; stands in the place of the verdict. */
  wait?: string | undefined;
  /** Hover, focus and touch explain the verdict. Not inside a row that is a link. */
  explains?: boolean;
}

/** The verdict on a change in words, told by sign as well as colour. */
export function ChangeBadge({ change, sizes, days, wait, explains = true }: ChangeBadgeProps) {
  const { explanation, ...look } = LOOKS[change];
  const badge = <Badge {...look} label={wait ?? look.label} />;
  return (
    <span className={styles.change}>
      {explains ? (
        <Hint text={explanation} isPlain>
          {badge}
        </Hint>
      ) : (
        badge
      )}
      {(sizes || days) && (
        <span className={styles.sizes}>
          {sizes && sizeInWords(sizes)} {days}
        </span>
      )}
    </span>
  );
}
