import type { BrandAnswer } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { hostsInWords } from '../../lib/host-in-words.ts';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import styles from './answer-row.module.css';

type ShownAnswer = Pick<
  BrandAnswer,
  'id' | 'keyword' | 'excerpt' | 'channel' | 'model_served' | 'asked_at' | 'marks'
>;

/** An answer behind a figure; the row opens it in full. */
export function AnswerRow({ answer }: { answer: ShownAnswer }) {
  return (
    <li className={styles.answer}>
      <Link to="/tracker/answers/$id" params={{ id: answer.id }} className={`row-link ${styles.keyword}`}>
        {answer.keyword}
      </Link>
      <p className={styles.excerpt}>{marked(answer)}</p>
      <p className={styles.meta}>
        <ChannelBadge channel={answer.channel} />
        <span>{answer.model_served}</span>
        <TimeStamp iso={answer.asked_at} />
      </p>
    </li>
  );
}

function marked({ excerpt, marks }: ShownAnswer) {
  return [...marks, null].map((mark, index) => {
    const from = marks[index - 1]?.end ?? 0;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: places in a text never move
      <span key={index}>
        {hostsInWords(excerpt.slice(from, mark?.start))}
        {mark && <mark>{hostsInWords(excerpt.slice(mark.start, mark.end))}</mark>}
      </span>
    );
  });
}
