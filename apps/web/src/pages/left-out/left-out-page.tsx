import { IconCircleOff } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type LeftOutSearch, toLeftOutSearch } from '../../domain/rate/left-out-search.ts';
import { AnswerList } from '../../features/checks/answer-list.tsx';
import { leftOutInWords } from '../../features/checks/left-out-in-words.ts';
import { useLeftOutAnswers } from '../../features/checks/use-left-out-answers.ts';
import { failedLoad } from '../../lib/failed-load.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';

const Route = getRouteApi('/_app/tracker/left-out');

export function LeftOutPage() {
  const search = toLeftOutSearch(Route.useSearch());
  const answers = useLeftOutAnswers(search);
  const failure = failedLoad(answers);
  const first = answers.data?.pages[0];
  const items = answers.data?.pages.flatMap((page) => page.items) ?? null;
  return (
    <PageFrame
      above={<Above search={search} keyword={items?.[0]?.keyword} />}
      title="Answers left out"
      answer={first ? leftOutInWords(first) : !failure && <Skeleton width="320px" />}
    >
      {!failure && (
        <p style={{ maxWidth: '72ch' }}>
          Leaving an answer out can only raise your rates, so where there is doubt an answer counts. Read
          these: one that should count can be counted in, as an answer that does not mention you.
        </p>
      )}
      {failure ? (
        <ErrorState
          title="The answers could not be loaded"
          missingTitle="What these answers belong to was not found"
          {...failure}
          back={
            <ButtonLink to="/tracker/dashboard" look="primary">
              Dashboard
            </ButtonLink>
          }
        />
      ) : items?.length === 0 ? (
        <EmptyState
          Icon={IconCircleOff}
          title="No answer is left out"
          text="Every answer here names some company, so every one of them counts."
        />
      ) : (
        <AnswerList answers={items} />
      )}
      {answers.hasNextPage && (
        <div>
          <Button disabled={answers.isFetchingNextPage} onClick={() => void answers.fetchNextPage()}>
            {answers.isFetchingNextPage ? 'Loading...' : 'Show older answers'}
          </Button>
        </div>
      )}
    </PageFrame>
  );
}

/** Back to the number that leaves them out. */
function Above({ search, keyword }: { search: LeftOutSearch; keyword: string | undefined }) {
  const { report = search.window, keyword: id, channel } = search;
  if (report) {
    return (
      <Link to="/tracker/reports/$id" params={{ id: report }}>
        Report
      </Link>
    );
  }
  if (id) {
    return (
      <Link to="/tracker/keywords/$id" params={{ id }}>
        {keyword ?? 'Keyword'}
      </Link>
    );
  }
  return (
    <Link to="/tracker/visibility" search={channel ? { channel } : {}}>
      Visibility
    </Link>
  );
}
