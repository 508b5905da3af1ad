import type { Stance, StatementMark } from '@answerscope/contract';
import * as messages from './messages.ts';
import { StanceBadge } from './stance-badge.tsx';
import styles from './statement-head.module.css';

const MARKED: Record<StatementMark, string> = {
  true: messages.markedTrue,
  false: messages.markedFalse,
  outdated: messages.markedOutdated,
};

interface StatementHeadProps {
  statement: { stance: Stance; topic: string | null; source: 'rules' | 'model'; mark: StatementMark | null };
}

/** How a statement speaks, of what, and what is known of it. */
export function StatementHead({ statement: { stance, topic, source, mark } }: StatementHeadProps) {
  return (
    <span className={styles.head}>
      <StanceBadge stance={stance} />
      {topic !== null && <span className="quiet">{topic}</span>}
      {source === 'model' && <span className="faint">{messages.readByAModel}</span>}
      {mark !== null && <span className="faint">{MARKED[mark]}</span>}
    </span>
  );
}
