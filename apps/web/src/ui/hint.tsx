import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './hint.module.css';

interface HintProps {
  /** One or two sentences without jargon. */
  text: string;
  children: ReactNode;
}

/** Words that explain themselves on hover, focus and touch. Not inside a link or a button. */
export function Hint({ text, children }: HintProps) {
  return (
    <Tooltip label={text} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard gets to the explanation, too */}
      <span className={styles.hint} tabIndex={0}>
        {children}
      </span>
    </Tooltip>
  );
}
