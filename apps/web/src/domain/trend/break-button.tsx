import { sentencesInWords } from '@answerscope/contract';
import { IconArrowsDiff } from '@tabler/icons-react';
import { Tip } from '../../ui/tip.tsx';
import * as messages from './messages.ts';
import styles from './trend-plot.module.css';

/** Stands where a line ends because what follows is not comparable; hover, focus and touch say why. */
export function BreakButton({ x, reasons }: { x: number; reasons: readonly string[] }) {
  const words = messages.notComparableBecause({ reasons: sentencesInWords(reasons) });
  return (
    <Tip text={words} isInPlace>
      <button type="button" className={styles.break} style={{ left: x }} aria-label={words}>
        <IconArrowsDiff size={14} stroke={2} aria-hidden="true" />
      </button>
    </Tip>
  );
}
