import { CHANNEL_LABELS } from '@answerscope/contract';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ChannelShape } from '../../domain/channel/channel-badge.tsx';
import { richText } from '../../lib/rich-text.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './flip-list.module.css';
import type { Flip } from './list-changes.ts';
import * as messages from './messages.ts';

interface FlipListProps {
  flips: readonly Flip[];
  /** All are of one assistant, which the page names already. */
  isOfOneChannel?: boolean;
}

/** Keywords whose answer flipped, with the answer now and the one before. */
export function FlipList({ flips, isOfOneChannel }: FlipListProps) {
  if (flips.length === 0) return null;
  return (
    <ul className={classNames('rows', styles.flips)} data-one-channel={isOfOneChannel || undefined}>
      {flips.map(({ channel, direction, flip }) => {
        const Icon = direction === 'improved' ? IconArrowUpRight : IconArrowDownRight;
        return (
          <li key={`${channel} ${flip.keyword_id}`} className={styles.flip}>
            <span className={styles.sign} data-direction={direction}>
              <Icon size={16} stroke={2} aria-hidden="true" />
              {direction === 'improved' ? messages.mentionedNow : messages.noLongerMentioned}
            </span>
            <Link to="/tracker/keywords/$id" params={{ id: flip.keyword_id }} className={styles.keyword}>
              {flip.keyword}
            </Link>
            {!isOfOneChannel && (
              <span className={styles.channel}>
                <ChannelShape channel={channel} />
                {CHANNEL_LABELS[channel]}
              </span>
            )}
            <span className={styles.answers}>
              <AnswerLink id={flip.previous_answer_id} label={messages.answerBefore} keyword={flip.keyword} />
              <AnswerLink id={flip.answer_id} label={messages.answerNow} keyword={flip.keyword} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface AnswerLinkProps {
  /** Null where the answer is not kept. */
  id: string | null;
  label: typeof messages.answerNow | typeof messages.answerBefore;
  keyword: string;
}

function AnswerLink({ id, label, keyword }: AnswerLinkProps) {
  if (id === null) return null;
  return (
    <Link to="/tracker/answers/$id" params={{ id }}>
      {richText(label({ keyword, hidden: (text) => <span className="visually-hidden">{text}</span> }))}
    </Link>
  );
}
