import type { Judgement, JudgingStatus } from '@answerscope/contract';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { Progress } from '../../ui/progress.tsx';
import { ChangedAnswers } from './changed-answers.tsx';
import { ChangedReports } from './changed-reports.tsx';
import { differenceInWords, judgingStep, staleInWords } from './judging-in-words.ts';
import styles from './judging-panel.module.css';
import { useJudgingActions } from './use-judging.ts';

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
      Discard
    </Button>
  );
  if (step === 'nothing') return null;
  if (step === 'start') {
    return (
      <Alert tone="warning">
        <div className={styles.offer}>
          <div>
            <b>
              {status.names_changed
                ? 'The names you changed do not hold for older answers yet'
                : 'Older answers were judged by earlier rules'}
            </b>
            <p>See first what would change. No assistant is asked, and nothing is spent.</p>
          </div>
          {begin('Preview the change')}
        </div>
      </Alert>
    );
  }
  if (!preview) return null;
  return (
    <Panel title="Judging again">
      {step === 'wait' && (
        <div className={styles.offer}>
          <div className={styles.progress}>
            <Progress
              label="Answers judged"
              done={preview.judged}
              total={preview.total}
              note="You can leave this page; it goes on."
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
            {begin('Preview again')}
          </div>
        </div>
      )}
      {step === 'decide' && preview.difference && (
        <>
          <div className={styles.offer}>
            <p className={styles.words}>{differenceInWords(preview.difference)}</p>
            <div className={styles.actions}>
              {throwAway(preview.id)}
              <Button
                look="primary"
                disabled={isBusy}
                onClick={() =>
                  apply.mutate(preview.id, {
                    onSuccess: () =>
                      toasts.show({
                        title: 'Judged again',
                        description: 'All numbers and reports stand on the new names now.',
                      }),
                  })
                }
              >
                {apply.isPending ? 'Applying...' : 'Apply'}
              </Button>
            </div>
          </div>
          <Difference preview={preview} />
        </>
      )}
    </Panel>
  );
}

function Difference({ preview }: { preview: Judgement }) {
  if (!preview.difference) return null;
  const { gained, lost, reports } = preview.difference;
  return (
    <>
      {reports.length > 0 && <ChangedReports reports={reports} />}
      {gained + lost > 0 && <ChangedAnswers judgementId={preview.id} />}
    </>
  );
}
