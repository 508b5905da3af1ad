import { type AnswerDetail, LIMITS } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAppClients } from '../../lib/app-clients.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import { useRefreshAfter } from '../check/use-refresh-after.ts';
import styles from './evidence.module.css';

const WORDS = { mentioned: 'mentioned', not_mentioned: 'not mentioned' } as const;

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
  const { api } = useAppClients();
  const refreshAfter = useRefreshAfter();
  const [note, setNote] = useState<string | null>(null);
  const reload = () => refreshAfter({ type: 'feedback_changed' });
  const expected = verdict.is_mentioned ? 'not_mentioned' : 'mentioned';
  const give = useMutation({
    mutationFn: (text: string) => api.checks.give_feedback({ id, expected, note: text.trim() || null }),
    onSuccess: async () => {
      await reload();
      setNote(null);
      onStep();
    },
  });
  const withdraw = useMutation({
    mutationFn: () => api.checks.withdraw_feedback({ id }),
    onSuccess: async () => {
      await reload();
      onStep();
    },
  });

  if (feedback?.is_of_this_verdict) {
    return (
      <div className={styles.feedback}>
        <p className="quiet">
          You said on <TimeStamp iso={feedback.created_at} show="day" /> that it should be{' '}
          <b>{WORDS[feedback.expected]}</b>
          {feedback.note && `: “${feedback.note}”`}. Kept as feedback; it changes no number.
        </p>
        <Button size="small" disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {withdraw.isPending ? 'Taking back...' : 'Take back'}
        </Button>
      </div>
    );
  }
  if (note === null) {
    return (
      <div className={styles.feedback}>
        <Button size="small" onClick={() => setNote('')}>
          This verdict is wrong
        </Button>
      </div>
    );
  }
  return (
    <form
      className={styles.feedback}
      onSubmit={(event) => {
        event.preventDefault();
        give.mutate(note);
      }}
    >
      <TextAreaField
        label={`Why it should be ${WORDS[expected]}`}
        isOptional
        rows={3}
        maxLength={LIMITS.feedback_note_max}
        hint="Kept as feedback; it changes no number."
        value={note}
        autoFocus
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className={styles.feedbackActions}>
        <Button type="submit" size="small" look="primary" disabled={give.isPending}>
          {give.isPending ? 'Sending...' : 'Send'}
        </Button>
        <Button
          size="small"
          onClick={() => {
            setNote(null);
            onStep();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
