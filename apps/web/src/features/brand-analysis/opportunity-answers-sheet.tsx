import { useQuery } from '@tanstack/react-query';
import { useAskedRange } from '../../domain/range/use-range.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { AnswerRow } from './answer-row.tsx';
import * as messages from './messages.ts';
import type { OpportunityAnswersToOpen } from './opportunities-in-words.ts';

/** The answers behind a figure of an opportunity, newest first. */
export default function OpportunityAnswersSheet({
  title,
  query,
  onClose,
}: OpportunityAnswersToOpen & { onClose: () => void }) {
  const range = useAskedRange();
  const answers = useQuery(
    useQueries().brand.list_opportunity_answers.queryOptions({ input: { ...query, ...range } }),
  );
  const failure = failedLoad(answers);
  const items = answers.data?.items;
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      {failure ? (
        <ErrorState title={messages.theAnswersNotLoaded} {...failure} />
      ) : items ? (
        <>
          <p className="quiet">{messages.answersNewestFirst({ count: items.length })}</p>
          <ul className="rows">
            {items.map((answer) => (
              <AnswerRow key={answer.id} answer={{ ...answer, marks: [] }} />
            ))}
          </ul>
        </>
      ) : (
        <Loading label={messages.loadingAnswers}>
          <Skeleton height="320px" />
        </Loading>
      )}
    </Sheet>
  );
}
