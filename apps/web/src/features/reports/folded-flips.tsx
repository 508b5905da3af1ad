import type { ReportRevision } from '@answerscope/contract';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './folded-flips.module.css';
import * as messages from './messages.ts';

interface FoldedFlipsProps {
  /** Of the reports that have one before them. */
  revisions: readonly Pick<ReportRevision, 'improved_keywords' | 'declined_keywords'>[];
  /** The flips. */
  children: ReactNode;
}

/** Single answers that differ from the report before, below what changed significantly: they show little, so they are folded away. */
export function FoldedFlips({ revisions, children }: FoldedFlipsProps) {
  const flips = revisions.reduce((sum, one) => sum + one.improved_keywords + one.declined_keywords, 0);
  if (revisions.length === 0) return null;
  if (flips === 0) return <p className={styles.words}>{messages.noKeywordFlippedSinceReport}</p>;
  return (
    <details className={styles.fold}>
      <summary>
        <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
        {messages.singleAnswersThatDiffer({ count: flips })}
      </summary>
      <div className={styles.content}>
        <p className={styles.words}>{messages.oneAnswerIsNoChange}</p>
        {children}
      </div>
    </details>
  );
}
