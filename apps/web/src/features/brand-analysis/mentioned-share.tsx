import { percentInWords, rangeInWords } from '@answerscope/contract';
import type { ReactNode } from 'react';
import { richText } from '../../lib/rich-text.ts';
import { RangeBar } from '../../ui/chart/range-bar.tsx';
import { type AnswersToOpen, answersMentioning, type CompanyRow, isEnough } from './companies-in-words.ts';
import styles from './company-table.module.css';
import * as messages from './messages.ts';
import { OpenCount } from './open-count.tsx';

interface MentionedShareProps {
  company: CompanyRow;
  onOpen: (answers: AnswersToOpen) => void;
}

const hidden = (text: ReactNode) => <span className="visually-hidden">{text}</span>;

/** In how many answers a company is mentioned: the rate with its likely range and counts; of few answers only the counts. */
export function MentionedShare({ company, onOpen }: MentionedShareProps) {
  if (!company.is_counted) return <span className="faint">{messages.notCountedYet}</span>;
  const { answers, of, rate, interval } = company.named;
  const mentioning = answersMentioning(company);
  const counts = messages.answersOf({ answers, of });
  const isRate = rate !== null && interval !== null && isEnough(of);
  return (
    <span className={styles.share}>
      <OpenCount count={answers} label={mentioning.title} onOpen={() => onOpen(mentioning)}>
        <b>{isRate ? percentInWords(rate) : counts}</b>{' '}
        {isRate && (
          <span className="quiet">
            {richText(messages.answersOfHidden({ answers, of, hidden }))}{' '}
            <span className={styles.number}>({rangeInWords(interval)})</span>
          </span>
        )}
      </OpenCount>
      {isRate && <RangeBar value={rate} range={interval} isOwn={company.name === null} />}
    </span>
  );
}
