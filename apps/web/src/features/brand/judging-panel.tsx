import type { Judgement, JudgingStatus } from '@answerscope/contract';
import { lazy } from 'react';
import {
  appliedInWords,
  differenceInWords,
  judgingStep,
  STORED_ANSWERS_HINT,
  staleInWords,
} from '../../domain/names/judging-in-words.ts';
import { useJudgingActions } from '../../domain/names/use-judging.ts';
import { waitingNames } from '../../domain/names/waiting-names.ts';
import { richText } from '../../lib/rich-text.ts';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import styles from './judging-panel.module.css';
import * as messages from './messages.ts';

// Shown only while a difference waits to be accepted.
const ChangedAnswers = lazy(() => import('./changed-answers.tsx'));
const ChangedReports = lazy(() => import('./changed-reports.tsx'));

/** Changed names hold once their difference was seen and accepted. No assistant is asked for it. */
export function JudgingPanel({ status }: { status: JudgingStatus }) {
  const { toasts } = useServices();
  const { start, apply, discard } = useJudgingActions();
  const { preview } = status;
  const step = judgingStep(status);
  const isBusy = start.isPending || apply.isPending || discard.isPending;
  const begin = (label: string) => (
    <Button look="primary" disabled={isBusy} onClick={() => start.mutate()}>
      {label}
    </Button>
  );
  const throwAway = (id: string) => (
    <Button disabled={isBusy} onClick={() => discard.mutate(id)}>
      {messages.discard}
    </Button>
  );
  if (step === 'nothing') return <Applied status={status} />;
  if (step === 'start') {
    return (
      <Alert tone="warning">
        <div className={styles.offer}>
          <div>
            <b>
              {status.name_changes
                ? waitingNames(status.name_changes).title
                : messages.olderAnswersJudgedByEarlierRules}
            </b>
            <p>{messages.previewFirst}</p>
          </div>
          {begin(messages.previewTheChange)}
        </div>
      </Alert>
    );
  }
  if (!preview) return null;
  return (
    <Panel title={messages.judgingAgain}>
      {step === 'wait' && (
        <div className={styles.offer}>
          <div className={styles.progress}>
            <Progress
              label={messages.answersJudged}
              done={preview.judged}
              total={preview.total}
              note={messages.youCanLeave}
            />
          </div>
          {throwAway(preview.id)}
        </div>
      )}
      {step === 'again' && preview.stale && (
        <div className={styles.offer}>
          <p>{staleInWords(preview.stale)}</p>
          <div className={styles.actions}>
            {throwAway(preview.id)}
            {begin(messages.previewAgain)}
          </div>
        </div>
      )}
      {step === 'decide' && preview.difference && (
        <>
          <div className={styles.offer}>
            <div>
              <p className={styles.words}>{differenceInWords(preview.difference)}</p>
              <p className="quiet">{STORED_ANSWERS_HINT}</p>
            </div>
            <div className={styles.actions}>
              {throwAway(preview.id)}
              <Button
                look="primary"
                disabled={isBusy}
                onClick={() =>
                  apply.mutate(preview.id, {
                    onSuccess: ({ difference }) =>
                      toasts.show({
                        title: messages.applied,
                        ...(difference && { description: differenceInWords(difference, 'did') }),
                      }),
                  })
                }
              >
                {apply.isPending ? messages.applying : messages.apply}
              </Button>
            </div>
          </div>
          <Difference preview={preview} />
        </>
      )}
    </Panel>
  );
}

/** What was put in force lately: that it was is not left to a message that goes. */
function Applied({ status }: { status: JudgingStatus }) {
  const words = appliedInWords(status, Date.now());
  const at = status.current?.ended_at;
  if (words === null || !at) return null;
  return (
    <Alert tone="neutral">
      <b>{richText(messages.appliedAt({ time: () => <TimeStamp iso={at} /> }))}</b>
      <p>{words}</p>
      <p className="quiet">{STORED_ANSWERS_HINT}</p>
    </Alert>
  );
}

function Difference({ preview }: { preview: Judgement }) {
  if (!preview.difference) return null;
  const { gained, lost, reports } = preview.difference;
  return (
    <LazyPart fallback={<Skeleton height="160px" />}>
      {reports.length > 0 && <ChangedReports reports={reports} />}
      {gained + lost > 0 && <ChangedAnswers judgementId={preview.id} />}
    </LazyPart>
  );
}
