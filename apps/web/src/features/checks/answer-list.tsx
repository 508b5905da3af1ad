import type { AnswerSummary } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { VerdictBadge } from '../../domain/verdict/verdict-badge.tsx';
import { hostsInWords } from '../../lib/host-in-words.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/states.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import styles from './answer-list.module.css';
import * as messages from './messages.ts';

interface AnswerListProps {
  /** Null while they load. */
  answers: readonly AnswerSummary[] | null;
  /** Rows of the skeleton. */
  expected?: number;
  /** All are to the same keyword: each is named by its assistant instead. */
  isOfOneKeyword?: boolean;
}

/** Answers, newest first; each opens in full. */
export function AnswerList({ answers, expected = 5, isOfOneKeyword }: AnswerListProps) {
  if (!answers) {
    return (
      <ul className={styles.list} aria-busy="true">
        {Array.from({ length: expected }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton have no other identity
          <li key={index} className={styles.item}>
            <div>
              <Skeleton width="40%" />
            </div>
            <Skeleton width="90px" height="24px" />
            <div className={styles.lines}>
              <Skeleton /> <Skeleton width="60%" />
            </div>
            <div className={styles.lines}>
              <Skeleton width="240px" />
            </div>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={styles.list}>
      {answers.map((answer) => (
        <li key={answer.id} className={styles.item}>
          <Link
            to="/tracker/answers/$id"
            params={{ id: answer.id }}
            search={isOfOneKeyword ? { of: 'keyword' } : {}}
            className={classNames('row-link', styles.link)}
          >
            {isOfOneKeyword ? <ChannelBadge channel={answer.channel} /> : answer.keyword}
          </Link>
          <VerdictBadge
            state={answer.result_state}
            {...(answer.is_ad_hoc ? { company: answer.company_name } : {})}
          />
          <p className={styles.excerpt}>{hostsInWords(answer.excerpt)}</p>
          <p className={styles.meta}>
            {!isOfOneKeyword && <ChannelBadge channel={answer.channel} />}
            <span>{answer.model_served}</span>
            {answer.is_left_out && <span>{messages.leftOutEveryRate}</span>}
            {answer.counted_in_at && <span>{messages.countedInByYou}</span>}
            {answer.is_ad_hoc && <span>{messages.adHocFor({ company: answer.company_name })}</span>}
            <TimeStamp iso={answer.asked_at} />
          </p>
        </li>
      ))}
    </ul>
  );
}
