import type { BrandAnswersQuery } from '@answerscope/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { counted } from '../../lib/counted.ts';
import { failedLoad } from '../../lib/failed-load.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { AnswerRow } from './answer-row.tsx';

interface BrandAnswersSheetProps {
  title: string;
  query: Omit<BrandAnswersQuery, 'before'>;
  onClose: () => void;
}

/** The answers behind a figure, newest first, 20 at a time, with the words of the theme marked. */
export default function BrandAnswersSheet({ title, query, onClose }: BrandAnswersSheetProps) {
  const { brand } = useQueries();
  const answers = useInfiniteQuery(
    brand.list_brand_answers.infiniteOptions({
      input: (before: string | undefined) => ({ ...query, before }),
      initialPageParam: undefined,
      getNextPageParam: ({ next_before }) => next_before ?? undefined,
    }),
  );
  const failure = failedLoad(answers);
  const pages = answers.data?.pages;
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      {failure ? (
        <ErrorState title="The answers could not be loaded" {...failure} />
      ) : pages ? (
        <>
          <p className="quiet">
            {counted(pages[0]?.total ?? 0, 'answer')}, newest first. Each opens in full.
          </p>
          <ul className="rows">
            {pages.flatMap(({ items }) =>
              items.map((answer) => <AnswerRow key={answer.id} answer={answer} />),
            )}
          </ul>
          {answers.hasNextPage && (
            <Button disabled={answers.isFetchingNextPage} onClick={() => void answers.fetchNextPage()}>
              {answers.isFetchingNextPage ? 'Loading...' : 'Show older answers'}
            </Button>
          )}
        </>
      ) : (
        <Loading label="Loading answers...">
          <Skeleton height="320px" />
        </Loading>
      )}
    </Sheet>
  );
}
