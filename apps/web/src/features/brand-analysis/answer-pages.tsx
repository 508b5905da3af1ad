import type { AnswerSummary, BrandAnswer } from '@answerscope/contract';
import type { FailedLoad } from '../../lib/failed-load.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { AnswerRow } from './answer-row.tsx';
import * as messages from './messages.ts';

interface AnswerPagesProps {
  /** Undefined while the first one loads. */
  pages:
    | readonly { items: readonly (AnswerSummary & Partial<Pick<BrandAnswer, 'marks'>>)[]; total: number }[]
    | undefined;
  failure: FailedLoad | null;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onOlder: () => void;
}

/** Answers behind a figure, newest first, some at a time. */
export function AnswerPages({ pages, failure, hasOlder, isLoadingOlder, onOlder }: AnswerPagesProps) {
  if (failure) return <ErrorState title={messages.theAnswersNotLoaded} {...failure} />;
  if (!pages)
    return (
      <Loading label={messages.loadingAnswers}>
        <Skeleton height="320px" />
      </Loading>
    );
  return (
    <>
      <p className="quiet">{messages.answersNewestFirst({ count: pages[0]?.total ?? 0 })}</p>
      <ul className="rows">
        {pages.flatMap(({ items }) =>
          items.map((answer) => <AnswerRow key={answer.id} answer={{ marks: [], ...answer }} />),
        )}
      </ul>
      {hasOlder && (
        <Button disabled={isLoadingOlder} onClick={onOlder}>
          {isLoadingOlder ? messages.loading : messages.showOlderAnswers}
        </Button>
      )}
    </>
  );
}
