import type { KeywordVerdictWord } from '@answerscope/contract';
import {
  type Icon,
  IconArrowDownRight,
  IconArrowsDiff,
  IconArrowUpRight,
  IconHourglassLow,
  IconTilde,
} from '@tabler/icons-react';
import { Badge } from '../../ui/badge.tsx';
import { Hint } from '../../ui/hint.tsx';
import styles from './change-badge.module.css';
import { type Sizes, sizeInWords } from './change-in-words.ts';
import * as messages from './messages.ts';

interface Look {
  Icon: Icon;
  label: string;
  explanation: string;
  tone?: 'positive' | 'negative';
}

const LOOKS: Record<KeywordVerdictWord, Look> = {
  improved: {
    Icon: IconArrowUpRight,
    label: messages.improved,
    tone: 'positive',
    explanation: messages.improvedWhy,
  },
  declined: {
    Icon: IconArrowDownRight,
    label: messages.declined,
    tone: 'negative',
    explanation: messages.declinedWhy,
  },
  no_detectable_change: {
    Icon: IconTilde,
    label: messages.noSignificantChange,
    explanation: messages.noSignificantChangeWhy,
  },
  not_enough_data: {
    Icon: IconHourglassLow,
    label: messages.notEnoughData,
    explanation: messages.notEnoughDataWhy,
  },
  not_comparable: {
    Icon: IconArrowsDiff,
    label: messages.notComparable,
    explanation: messages.notComparableWhy,
  },
};

interface ChangeBadgeProps {
  change: KeywordVerdictWord;
  /** The rates before and now, as fractions. */
  sizes?: Sizes | null;
  /** Over which days it was judged, where these are not those of the rate beside it. */
  days?: string | undefined;
  /** From when on there is a trend, in words; stands in the place of the verdict. */
  wait?: string | undefined;
  /** Its sign alone where nothing changed: hover and who hears the page get the words. */
  isBrief?: boolean;
  /** Hover, focus and touch explain the verdict. Not inside a row that is a link. */
  explains?: boolean;
}

/** The verdict on a change in words, told by sign as well as colour. */
export function ChangeBadge({ change, sizes, days, wait, isBrief, explains = true }: ChangeBadgeProps) {
  const { explanation, ...look } = LOOKS[change];
  if (isBrief && change === 'no_detectable_change')
    return (
      <look.Icon
        size={16}
        stroke={2}
        role="img"
        aria-label={look.label}
        title={look.label}
        style={{ verticalAlign: 'middle' }}
      />
    );
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
