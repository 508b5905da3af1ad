import type { BrandAnswersQuery } from '@answerscope/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAskedRange } from '../../domain/range/use-range.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { AnswerPages } from './answer-pages.tsx';

interface BrandAnswersSheetProps {
  title: string;
  query: Omit<BrandAnswersQuery, 'before'>;
  onClose: () => void;
}

/** The answers behind a figure, newest first, 20 at a time, with the words of the theme marked. */
export default function BrandAnswersSheet({ title, query, onClose }: BrandAnswersSheetProps) {
  const { brand } = useQueries();
  const range = useAskedRange();
  const answers = useInfiniteQuery(
    brand.list_brand_answers.infiniteOptions({
      input: (before: string | undefined) => ({ ...query, ...range, before }),
      initialPageParam: undefined,
      getNextPageParam: ({ next_before }) => next_before ?? undefined,
    }),
  );
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      <AnswerPages
        pages={answers.data?.pages}
        failure={failedLoad(answers)}
        hasOlder={answers.hasNextPage}
        isLoadingOlder={answers.isFetchingNextPage}
        onOlder={() => void answers.fetchNextPage()}
      />
    </Sheet>
  );
}
