import { type CitedSources, LIMITS } from '@answerscope/contract';
import { IconWorldWww } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { rangeInWords } from '../../domain/range/range-in-words.ts';
import { useAskedRange } from '../../domain/range/use-range.ts';
import type { AnswersToOpen } from '../../features/brand-analysis/companies-in-words.ts';
import { ListFilters } from '../../features/brand-analysis/list-filters.tsx';
import { SourceTable } from '../../features/brand-analysis/source-table.tsx';
import { sourcesInWords } from '../../features/brand-analysis/sources-in-words.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { laterPage } from '../../lib/search-codec.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { LeadLine } from '../../ui/lead-line.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { PageFrame, Panel } from '../../ui/page-frame.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';
import { readSourcesSearch, type SourcesSearch } from './sources-search.ts';

const Route = getRouteApi('/_app/tracker/sources');
const CountedAnswersSheet = lazy(() => import('../../features/brand-analysis/counted-answers-sheet.tsx'));
const SourceAddressesSheet = lazy(() => import('../../features/brand-analysis/source-addresses-sheet.tsx'));

/** Which sites feed the answers: cited domains and addresses, whose they are, and who is mentioned beside them. */
export function SourcesPage() {
  const search = readSourcesSearch(Route.useSearch());
  const { channel, page = 1 } = search;
  const navigate = Route.useNavigate();
  const { brand } = useQueries();
  const sources = useQuery({
    ...brand.list_sources.queryOptions({ input: { ...useAskedRange(), ...search } }),
    placeholderData: keepPreviousData,
  });
  const [answers, setAnswers] = useState<AnswersToOpen | null>(null);
  const [domain, setDomain] = useState<string | null>(null);
  const failure = failedLoad(sources);
  const { data } = sources;
  const show = (next: SourcesSearch, replace: boolean) =>
    void navigate({ search: next, replace, resetScroll: false });
  const open = ({ title, query }: AnswersToOpen) =>
    setAnswers({ title, query: { ...(channel && { channel }), ...query } });
  if (failure) {
    return (
      <PageFrame title={messages.sources} help={<HelpLink article="read-an-answer" />}>
        <ErrorState title={messages.yourSourcesNotLoaded} {...failure} />
      </PageFrame>
    );
  }
  const { kinds } = data ?? {};
  const sites = kinds && kinds.own + kinds.competitor + kinds.third_party;
  const ofKind = (kind: string, count: number | undefined) =>
    count === undefined ? kind : messages.kindAndCount({ kind, count });
  return (
    <PageFrame
      title={messages.sources}
      help={<HelpLink article="read-an-answer" />}
      answer={<LeadLine lines={2} words={data && sourcesInWords(data, search)} />}
      freshness={
        data ? (
          messages.answersInRange({ answers: data.answers, range: rangeInWords(data.range) })
        ) : (
          <Skeleton width="200px" />
        )
      }
    >
      {data && sites === 0 && channel === undefined ? (
        <EmptyState
          Icon={IconWorldWww}
          title={emptyTitle(data)}
          text={
            data.answers > 0
              ? messages.assistantsCiteSitesWhenThey
              : data.has_reports
                ? messages.chooseOtherDays
                : messages.sitesAnswersCiteAppearHere
          }
          action={
            data.answers === 0 &&
            !data.has_reports && (
              <ButtonLink to="/tracker/visibility" look="primary">
                {messages.checkAllKeywords}
              </ButtonLink>
            )
          }
        />
      ) : (
        <Panel title={messages.citedSites}>
          <ListFilters
            kinds={{
              label: messages.showSites,
              value: search.kind,
              options: [
                { value: 'all', label: messages.all },
                { value: 'own', label: ofKind(messages.yours, kinds?.own) },
                { value: 'competitor', label: ofKind(messages.competitors, kinds?.competitor) },
                { value: 'third_party', label: ofKind(messages.other, kinds?.third_party) },
              ],
            }}
            channel={channel}
            search={search.search}
            placeholder={messages.site}
            onChange={(part) => show({ ...search, ...part, page: undefined }, true)}
          />
          {data?.total === 0 ? (
            <NoMatch text={messages.tryAnotherFilterOrShorter} onClear={() => show({}, true)} />
          ) : (
            <SourceTable sources={data?.items ?? null} onOpen={open} onAddresses={setDomain} />
          )}
          <Pagination
            page={page}
            pageSize={LIMITS.page_size}
            total={data?.total}
            onPage={(next, replace) => show({ ...search, page: laterPage(next) }, replace)}
          />
          <Fold title={messages.howThisIsCounted}>
            <p className="quiet">{messages.howSitesAreCounted({ min: LIMITS.insight_answers_min })}</p>
          </Fold>
        </Panel>
      )}
      {domain !== null && !answers && (
        <LazyPart onClose={() => setDomain(null)}>
          <SourceAddressesSheet
            domain={domain}
            channel={channel}
            onOpen={open}
            onClose={() => setDomain(null)}
          />
        </LazyPart>
      )}
      {answers && (
        <LazyPart onClose={() => setAnswers(null)}>
          <CountedAnswersSheet {...answers} onClose={() => setAnswers(null)} />
        </LazyPart>
      )}
    </PageFrame>
  );
}

function emptyTitle({ answers, has_reports }: Pick<CitedSources, 'answers' | 'has_reports'>): string {
  if (answers > 0) return messages.noSitesCitedInThese;
  return has_reports ? messages.noAnswersInTheseDays : messages.noSourcesYet;
}
