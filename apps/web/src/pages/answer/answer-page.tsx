import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { AnswerViewer } from '../../domain/answer/answer-viewer.tsx';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { AnswerSteps } from '../../features/checks/answer-steps.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { toAnswerSearch } from './answer-search.ts';
import { answerTitle } from './answer-title.ts';
import * as messages from './messages.ts';

const Route = getRouteApi('/_app/tracker/answers/$id');

export function AnswerPage() {
  const { id } = Route.useParams();
  const { of = 'channel' } = toAnswerSearch(Route.useSearch());
  const answer = useQuery(useQueries().checks.get_answer.queryOptions({ input: { id } }));
  const { data } = answer;
  return (
    <PageFrame
      above={<Above keyword={data?.keyword_id ? { id: data.keyword_id, keyword: data.keyword } : null} />}
      title={data ? answerTitle(data) : messages.answer}
      help={<HelpLink article="how-mentions-are-counted" />}
      answer={
        data
          ? messages.judgedFor({ keyword: data.keyword, company: data.company_name })
          : !failedLoad(answer) && <Skeleton width="320px" />
      }
      freshness={
        data ? (
          <Freshness iso={data.asked_at} label={messages.asked} />
        ) : (
          !failedLoad(answer) && <Skeleton width="160px" />
        )
      }
      actions={
        <>
          <AnswerSteps id={id} of={of} />
          {data?.keyword_id && (
            <ButtonLink to="/tracker/checker" search={{ keyword: data.keyword_id }}>
              {messages.openInChecker}
            </ButtonLink>
          )}
        </>
      }
    >
      <AnswerViewer id={id} />
    </PageFrame>
  );
}

function Above({ keyword }: { keyword: { id: string; keyword: string } | null }) {
  return (
    <>
      <Link to="/tracker/keywords">{messages.keywords}</Link>
      {keyword && (
        <>
          <span aria-hidden="true">/</span>
          <Link to="/tracker/keywords/$id" params={{ id: keyword.id }}>
            {keyword.keyword}
          </Link>
        </>
      )}
    </>
  );
}
