import { CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AnswerSkeleton } from '../../domain/answer/answer-skeleton.tsx';
import { AnswerViewer } from '../../domain/answer/answer-viewer.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { StepButtons } from '../../ui/step-buttons.tsx';
import styles from './cell-sheet.module.css';
import * as messages from './messages.ts';

interface CellSheetProps {
  run_id: string;
  keyword_id: string;
  keyword: string;
  channel: Channel;
  onClose: () => void;
}

/** The answers that a cell of a matrix counts: those of one check, one after another, the first asked first. */
export default function CellSheet({ run_id, keyword_id, keyword, channel, onClose }: CellSheetProps) {
  const [at, setAt] = useState(0);
  const answers = useQuery(
    useQueries().checks.list_answers.queryOptions({ input: { run_id, keyword_id, channel } }),
  );
  const failed = failedLoad(answers);
  const items = (answers.data?.items ?? []).toReversed();
  const shown = items[Math.min(at, items.length - 1)];
  const stepTo = (next: number) => (items[next] === undefined ? null : () => setAt(next));
  return (
    <Sheet
      isOpen
      title={keyword}
      onClose={onClose}
      actions={
        items.length > 1 && (
          <StepButtons
            back={{ label: messages.previousAnswer, onStep: stepTo(at - 1) }}
            on={{ label: messages.nextAnswer, onStep: stepTo(at + 1) }}
          />
        )
      }
    >
      {failed ? (
        <ErrorState
          title={messages.theAnswersNotLoaded}
          missingTitle={messages.thisKeywordNotFound}
          {...failed}
          back={
            <Button look="primary" onClick={onClose}>
              {messages.backToTheCheck}
            </Button>
          }
        />
      ) : !answers.data ? (
        <AnswerSkeleton />
      ) : shown === undefined ? (
        <p className={styles.quiet}>{messages.answersNotKept}</p>
      ) : (
        <>
          <p className={styles.quiet} aria-live="polite">
            {messages.answerOfCheck({
              position: at + 1,
              count: items.length,
              assistant: CHANNEL_LABELS[channel],
            })}
          </p>
          <AnswerViewer key={shown.id} id={shown.id} isNarrow showsReasons={false} />
        </>
      )}
    </Sheet>
  );
}
