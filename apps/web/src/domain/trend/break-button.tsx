import { Tooltip } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import styles from './trend-plot.module.css';

const EVENTS = { hover: true, focus: true, touch: true } as const;

/** Stands where a line ends because what follows is not comparable; hover, focus and touch say why. */
export function BreakButton({ x, reasons }: { x: number; reasons: readonly string[] }) {
  const words = `Not comparable with before: ${reasons.join(' ')}`;
  return (
    <Tooltip label={words} multiline maw={280} events={EVENTS} withinPortal={false}>
      <button type="button" className={styles.break} style={{ left: x }} aria-label={words}>
        <IconArrowsDiff size={14} stroke={2} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
