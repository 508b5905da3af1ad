import { useInfiniteQuery } from '@tanstack/react-query';
import { useAskedRange } from '../../domain/range/use-range.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { AnswerPages } from './answer-pages.tsx';
import type { AnswersToOpen } from './companies-in-words.ts';

interface CountedAnswersSheetProps extends AnswersToOpen {
  onClose: () => void;
}

/** The answers of the range behind a count, newest first, 20 at a time. */
export default function CountedAnswersSheet({ title, query, onClose }: CountedAnswersSheetProps) {
  const { brand } = useQueries();
  const range = useAskedRange();
  const answers = useInfiniteQuery(
    brand.list_counted_answers.infiniteOptions({
      input: (before: string | undefined) => ({ ...range, ...query, before }),
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
