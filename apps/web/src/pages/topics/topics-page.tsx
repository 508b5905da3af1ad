import { type KeywordTopic, LIMITS } from '@answerscope/contract';
import { IconCategory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { useRangeInput } from '../../domain/range/use-range.ts';
import { TopicTable } from '../../features/keywords/topics/topic-table.tsx';
import { topicsInWords } from '../../features/keywords/topics/topics-in-words.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { laterPage } from '../../lib/search-codec.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { LeadLine } from '../../ui/lead-line.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import * as messages from './messages.ts';
import { toTopicsSearch } from './topics-search.ts';

const Route = getRouteApi('/_app/tracker/topics');
const RenameTopicDialog = lazy(() => import('../../features/keywords/topics/rename-topic-dialog.tsx'));

/** The topics of one's keywords: how many have it, and how often each assistant names the company for them. */
export function TopicsPage() {
  const { page = 1 } = toTopicsSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const topics = useQuery(useQueries().keywords.list_keyword_topics.queryOptions(useRangeInput()));
  const [renaming, setRenaming] = useState<KeywordTopic | null>(null);
  const { data } = topics;
  const total = data?.items.length;
  const show = (next: number, replace: boolean) =>
    void navigate({ search: { page: laterPage(next) }, replace, resetScroll: false });
  const failure = failedLoad(topics);
  if (failure) {
    return (
      <PageFrame title={messages.categories} help={<HelpLink article="choose-keywords" />}>
        <ErrorState title={messages.yourTopicsNotLoaded} {...failure} />
      </PageFrame>
    );
  }
  const from = (page - 1) * LIMITS.page_size;
  return (
    <PageFrame
      title={messages.categories}
      help={<HelpLink article="choose-keywords" />}
      answer={data?.items.length !== 0 && <LeadLine lines={3} words={data && topicsInWords(data)} />}
      actions={<ButtonLink to="/tracker/keywords">{messages.allKeywords}</ButtonLink>}
    >
      {data?.items.length === 0 ? (
        <EmptyState
          Icon={IconCategory}
          title={messages.noTopicsYet}
          text={data.without_topic === 0 ? messages.aTopicOwnLabelFor : messages.aTopicOwnLabelForKeywords}
          action={
            data.without_topic === 0 ? (
              <ButtonLink to="/tracker/add-keywords" look="primary">
                {messages.addKeywords}
              </ButtonLink>
            ) : (
              <ButtonLink to="/tracker/keywords" look="primary">
                {messages.giveKeywordsATopic}
              </ButtonLink>
            )
          }
        />
      ) : (
        <>
          <TopicTable
            topics={data?.items.slice(from, from + LIMITS.page_size) ?? null}
            onRename={setRenaming}
          />
          <Pagination page={page} pageSize={LIMITS.page_size} total={total} onPage={show} />
        </>
      )}
      {renaming && data && (
        <LazyPart level="component" onClose={() => setRenaming(null)}>
          <RenameTopicDialog topic={renaming} topics={data.items} onClose={() => setRenaming(null)} />
        </LazyPart>
      )}
    </PageFrame>
  );
}
