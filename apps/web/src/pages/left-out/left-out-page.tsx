import { IconCircleOff } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { type LeftOutSearch, toLeftOutSearch } from '../../domain/rate/left-out-search.ts';
import { AnswerList } from '../../features/checks/answer-list.tsx';
import { leftOutInWords } from '../../features/checks/left-out-in-words.ts';
import { useLeftOutAnswers } from '../../features/checks/use-left-out-answers.ts';
import { failedLoad } from '../../lib/failed-load.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LeadLine } from '../../ui/lead-line.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import * as messages from './messages.ts';

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
      title={messages.answersLeftOut}
      help={<HelpLink article="how-mentions-are-counted" />}
      answer={!failure && <LeadLine words={first && leftOutInWords(first)} />}
    >
      {failure ? (
        <ErrorState
          title={messages.theAnswersNotLoaded}
          missingTitle={messages.whatTheseAnswersBelongNot}
          {...failure}
          back={
            <ButtonLink to="/tracker/dashboard" look="primary">
              {messages.dashboard}
            </ButtonLink>
          }
        />
      ) : items?.length === 0 ? (
        <EmptyState
          Icon={IconCircleOff}
          title={messages.noAnswerLeftOut}
          text={messages.everyAnswerHereNamesSome}
        />
      ) : (
        <AnswerList answers={items} />
      )}
      {answers.hasNextPage && (
        <div>
          <Button disabled={answers.isFetchingNextPage} onClick={() => void answers.fetchNextPage()}>
            {answers.isFetchingNextPage ? messages.loading : messages.showOlderAnswers}
          </Button>
        </div>
      )}
      {!failure && (
        <p className="quiet" style={{ maxWidth: '72ch' }}>
          {messages.leavingAnswerOutCanOnly}
        </p>
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
        {messages.report}
      </Link>
    );
  }
  if (id) {
    return (
      <Link to="/tracker/keywords/$id" params={{ id }}>
        {keyword ?? messages.keyword}
      </Link>
    );
  }
  return (
    <Link to="/tracker/visibility" search={channel ? { channel } : {}}>
      {messages.visibility}
    </Link>
  );
}
