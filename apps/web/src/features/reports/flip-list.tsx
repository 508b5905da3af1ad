import { CHANNEL_LABELS } from '@answerscope/contract';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ChannelShape } from '../../ui/channel-badge.tsx';
import styles from './flip-list.module.css';
import type { Flip } from './list-changes.ts';

/** Keywords whose answer flipped, with the answer now and the one before. */
export function FlipList({ flips }: { flips: readonly Flip[] }) {
  if (flips.length === 0) return null;
  return (
    <ul className={styles.flips}>
      {flips.map(({ channel, direction, flip }) => {
        const Icon = direction === 'improved' ? IconArrowUpRight : IconArrowDownRight;
        return (
          <li key={`${channel} ${flip.keyword_id}`} className={styles.flip}>
            <span className={styles.sign} data-direction={direction}>
              <Icon size={16} stroke={2} aria-hidden="true" />
              {direction === 'improved' ? 'Named now' : 'No longer named'}
            </span>
            {flip.answer_id ? (
              <Link to="/tracker/answers/$id" params={{ id: flip.answer_id }} className={styles.keyword}>
                {flip.keyword}
              </Link>
            ) : (
              <span className={styles.keyword}>{flip.keyword}</span>
            )}
            <span className={styles.channel}>
              <ChannelShape channel={channel} />
              {CHANNEL_LABELS[channel]}
            </span>
            {flip.previous_answer_id && (
              <Link
                to="/tracker/answers/$id"
                params={{ id: flip.previous_answer_id }}
                className={styles.before}
              >
                Answer before
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
