import type { AnswerShare } from '@answerscope/contract';
import styles from './comparison.module.css';
import { type AnswersToOpen, answersRanking } from './comparison.ts';
import { OpenCount } from './open-count.tsx';

interface HeadToHeadProps {
  name: string;
  /** Of the answers that rank both, those in which the brand stands first. */
  share: AnswerShare;
  onOpen: (answers: AnswersToOpen) => void;
}

/** Of the answers that name both, who stands first in how many; each count opens its answers. */
export function HeadToHead({ name, share: { answers, of }, onOpen }: HeadToHeadProps) {
  if (of === 0) return <span className="faint">Never in one answer</span>;
  const sides = [
    { who: 'You', count: answers, opens: answersRanking(name, true) },
    { who: name, count: of - answers, opens: answersRanking(name, false) },
  ];
  return (
    <span className={styles.sides}>
      {sides.map(({ who, count, opens }) => (
        <OpenCount key={opens.title} count={count} label={opens.title} onOpen={() => onOpen(opens)}>
          {who} <b>{count.toLocaleString('en')}</b>{' '}
          <span className="quiet">of {of.toLocaleString('en')}</span>
        </OpenCount>
      ))}
    </span>
  );
}
