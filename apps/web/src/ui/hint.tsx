import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './hint.module.css';
import * as messages from './messages.ts';
import { Tip } from './tip.tsx';

interface HintProps {
  /** One or two sentences without jargon. */
  text: string;
  children: ReactNode;
  /** Nothing is drawn beneath: for what has a shape of its own, as a badge. */
  isPlain?: boolean;
}

/** Words that explain themselves on hover, focus and touch. Not inside a link or a button. */
export function Hint({ text, children, isPlain }: HintProps) {
  return (
    <Tip text={text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard gets to the explanation, too */}
      <span className={isPlain ? styles.plain : styles.hint} tabIndex={0}>
        {children}
      </span>
    </Tip>
  );
}

interface HintMarkProps {
  /** What is explained, as it is called on the page. */
  about: string;
  text: string;
}

/** A sign beside a label that cannot be touched itself, as that of a switch; explains as Hint does. */
export function HintMark({ about, text }: HintMarkProps) {
  return (
    <Tip text={text}>
      <button
        type="button"
        className={styles.mark}
        aria-label={messages.explanationOf({ about, explanation: text })}
      >
        <IconInfoCircle size={16} stroke={1.75} aria-hidden="true" />
      </button>
    </Tip>
  );
}
