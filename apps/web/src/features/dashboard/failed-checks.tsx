import { CHANNEL_LABELS, type Dashboard } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { ChannelShape } from '../../domain/channel/channel-badge.tsx';
import { FailureWords } from '../../domain/verdict/failure-words.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import styles from './failed-checks.module.css';
import * as messages from './messages.ts';

/** The newest checks without an answer: they mean unknown, never not named. */
export function FailedChecks({ failed }: { failed: Dashboard['failed_checks'] }) {
  return (
    <>
      <ul className="rows">
        {failed.items.map(({ keyword_id, keyword, channel, checked_at, response_text, error_code }) => (
          <li key={`${keyword_id} ${channel}`} className={styles.item}>
            <Link to="/tracker/keywords/$id" params={{ id: keyword_id }} className={styles.keyword}>
              {keyword}
            </Link>
            <span className={styles.meta}>
              <ChannelShape channel={channel} />
              {CHANNEL_LABELS[channel]}
              <TimeStamp iso={checked_at} />
            </span>
            <div className={styles.why}>
              <FailureWords channel={channel} text={response_text ?? ''} code={error_code} />
            </div>
          </li>
        ))}
      </ul>
      {failed.total > failed.items.length && (
        <Link to="/tracker/keywords" search={{ status: 'failed' }} className={styles.all}>
          {messages.allFailedChecks({ count: failed.total })}
        </Link>
      )}
    </>
  );
}
