import type { AnswerDetail } from '@answerscope/contract';
import { useRef, useState } from 'react';
import { useAppClients } from '../../lib/app-clients.tsx';
import { richText } from '../../lib/rich-text.ts';
import { useQueuedWrite } from '../../lib/use-queued-write.ts';
import { Button } from '../../ui/button.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import { answerWrites } from './answer-writes.ts';
import styles from './count-answer.module.css';
import * as messages from './messages.ts';

/** Lets the user count an answer in that is left out because it measures nothing, and take that back. */
export function CountAnswer({ answer }: { answer: AnswerDetail }) {
  const { id, is_left_out, counted_in_at, verdict } = answer;
  const place = useRef<HTMLElement>(null);
  const [reports, setReports] = useState<number | null>(null);
  const { write, isPending } = useQueuedWrite(answerWrites(useAppClients()).countAnswer);
  const decide = async () => {
    setReports(null);
    // What fails is told by a message.
    const outcome = await write({ id, isIn: counted_in_at === null }).catch(() => null);
    if (outcome === null) return;
    setReports(outcome.made.reports);
    // The button that was pressed goes; the keyboard goes on from here.
    place.current?.focus();
  };
  if (!is_left_out && counted_in_at === null) return null;
  return (
    <section ref={place} tabIndex={-1} className={styles.place} aria-label={messages.whetherThisAnswerCounts}>
      {counted_in_at === null ? (
        <p>
          <b>{messages.leftOutEveryRate}</b>{' '}
          {verdict.empty_kind === 'refused' ? messages.refusedSaysNothing : messages.emptySaysNothing}{' '}
          {messages.ifYouCountIt}
        </p>
      ) : (
        <p>
          <b>{richText(messages.countedInOn({ day: () => <TimeStamp iso={counted_in_at} show="day" /> }))}</b>{' '}
          {messages.includedWithoutYou}
        </p>
      )}
      <Button size="small" disabled={isPending} onClick={() => void decide()}>
        {counted_in_at === null
          ? isPending
            ? messages.counting
            : messages.countThisAnswer
          : isPending
            ? messages.leavingOut
            : messages.leaveItOutAgain}
      </Button>
      <p className={styles.done} role="status">
        {reports !== null && !isPending && messages.recalculated({ reports })}
      </p>
    </section>
  );
}
