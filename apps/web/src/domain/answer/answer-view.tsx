import { type AnswerDetail, CHANNEL_LABELS } from '@answerscope/contract';
import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { ChannelBadge } from '../channel/channel-badge.tsx';
import { VerdictBadge } from '../verdict/verdict-badge.tsx';
import { AnswerFacts } from './answer-facts.tsx';
import { EvidenceSkeleton } from './answer-skeleton.tsx';
import { AnswerSources } from './answer-sources.tsx';
import { type MarkedSpan, markOthers, markSpans } from './answer-spans.ts';
import { AnswerText } from './answer-text.tsx';
import styles from './answer-view.module.css';
import { FINISH_NOTES } from './finish-notes.ts';
import type { MarkedStatement } from './marked-statements.ts';
import * as messages from './messages.ts';
import { VerdictReasons } from './verdict-reasons.tsx';

export interface AnswerViewProps {
  answer: AnswerDetail;
  /** The evidence below the answer, where there is no room beside it. */
  isNarrow?: boolean;
  /** Why each candidate counted or did not; without, only what counted is marked. */
  showsReasons?: boolean;
  /** Where the user counts it in, when it measures nothing; above its text. */
  decision?: ReactNode;
  /** Where the user says that the verdict is wrong; below the reasons. */
  feedback?: ReactNode;
  /** Where the user says that a counted place is not theirs; below its reason. */
  objection?: (span: MarkedSpan) => ReactNode;
  /** Who else is named; below the reasons. */
  alsoNamed?: ReactNode;
  /** What it says of companies, marked in its text, and the list of it; above the reasons. */
  statements?: readonly MarkedStatement[];
  said?: ReactNode;
  /** Its evidence appears at once when all of it is there, so that nothing moves. */
  isEvidenceLoading?: boolean;
}

/** One answer as evidence: the question, the text with the judged places marked, sources, facts and reasons. */
export function AnswerView({
  answer,
  isNarrow,
  showsReasons = true,
  decision,
  feedback,
  objection,
  alsoNamed,
  statements,
  said,
  isEvidenceLoading,
}: AnswerViewProps) {
  const spans = markSpans(answer.verdict).filter(({ counted }) => counted || showsReasons);
  const others = showsReasons ? markOthers(answer.verdict) : [];
  const note = FINISH_NOTES[answer.finish];
  return (
    <article
      className={styles.view}
      data-narrow={isNarrow || undefined}
      aria-label={messages.answerOf({ assistant: CHANNEL_LABELS[answer.channel] })}
    >
      <div className={styles.conversation}>
        <h2 className="visually-hidden">{messages.questionAndAnswer}</h2>
        <div className={styles.head}>
          <ChannelBadge channel={answer.channel} />
          <VerdictBadge state={answer.result_state} />
        </div>
        <p className={styles.question}>
          <span className="visually-hidden">{messages.question} </span>
          {answer.question}
        </p>
        {note && <Alert tone="warning">{note}</Alert>}
        {decision}
        {answer.text === '' ? (
          <p className={styles.empty}>{messages.thereIsNoText}</p>
        ) : (
          <AnswerText text={answer.text} spans={[...spans, ...others]} {...(statements && { statements })} />
        )}
      </div>
      <aside className={styles.evidence}>
        {isEvidenceLoading ? (
          <EvidenceSkeleton />
        ) : (
          <>
            {said}
            {showsReasons && (
              <VerdictReasons answer={answer} spans={spans} objection={objection}>
                {feedback}
              </VerdictReasons>
            )}
            {showsReasons && alsoNamed}
            <AnswerSources sources={answer.sources} />
            <AnswerFacts answer={answer} />
          </>
        )}
      </aside>
    </article>
  );
}
