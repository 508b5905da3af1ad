import { type AnswerDetail, LIMITS } from '@answerscope/contract';
import { useRef, useState } from 'react';
import { useAppClients } from '../../lib/app-clients.tsx';
import { richText } from '../../lib/rich-text.ts';
import { useQueuedWrite } from '../../lib/use-queued-write.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import { answerWrites } from './answer-writes.ts';
import styles from './evidence.module.css';
import * as messages from './messages.ts';

const WHY_LABELS = {
  mentioned: messages.whyMentioned,
  not_mentioned: messages.whyNotMentioned,
} as const;

/** Lets the user say that the verdict is wrong, and take it back. It is kept and changes no number. */
export function VerdictFeedback({ answer }: { answer: AnswerDetail }) {
  const place = useRef<HTMLDivElement>(null);
  // What had the focus goes with every step; the keyboard goes on from here.
  const keepFocus = () => place.current?.focus();
  return (
    <div ref={place} tabIndex={-1} className={styles.feedbackPlace}>
      <Steps answer={answer} onStep={keepFocus} />
    </div>
  );
}

function Steps({ answer, onStep }: { answer: AnswerDetail; onStep: () => void }) {
  const { id, verdict, feedback } = answer;
  const writes = answerWrites(useAppClients());
  const [note, setNote] = useState<string | null>(null);
  const expected = verdict.is_mentioned ? 'not_mentioned' : 'mentioned';
  const give = useQueuedWrite(writes.giveFeedback);
  const withdraw = useQueuedWrite(writes.withdrawFeedback);
  const close = () => {
    setNote(null);
    onStep();
  };
  // What fails is told by a message.
  const stay = () => undefined;

  if (feedback?.is_of_this_verdict) {
    return (
      <div className={styles.feedback}>
        <p className="quiet">
          {richText(
            messages.youSaid({
              day: () => <TimeStamp iso={feedback.created_at} show="day" />,
              expected: feedback.expected,
              b: (text) => <b>{text}</b>,
              hasNote: feedback.note ? 'yes' : 'no',
              note: feedback.note ?? '',
            }),
          )}
        </p>
        <Button
          size="small"
          disabled={withdraw.isPending}
          onClick={() => void withdraw.write({ id }).then(onStep, stay)}
        >
          {withdraw.isPending ? messages.takingBack : messages.takeBack}
        </Button>
      </div>
    );
  }
  if (note === null) {
    return (
      <div className={styles.feedback}>
        <Button size="small" onClick={() => setNote('')}>
          {messages.thisVerdictIsWrong}
        </Button>
      </div>
    );
  }
  return (
    <form
      className={styles.feedback}
      onSubmit={(event) => {
        event.preventDefault();
        void give.write({ id, expected, note: note.trim() || null }).then(close, stay);
      }}
    >
      <TextAreaField
        label={WHY_LABELS[expected]}
        isOptional
        rows={3}
        maxLength={LIMITS.feedback_note_max}
        hint={messages.keptAsFeedback}
        value={note}
        autoFocus
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className={styles.feedbackActions}>
        <Button type="submit" size="small" look="primary" disabled={give.isPending}>
          {give.isPending ? messages.sending : messages.send}
        </Button>
        <Button size="small" onClick={close}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
