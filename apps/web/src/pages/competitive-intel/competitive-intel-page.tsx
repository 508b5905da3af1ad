import { type Competitor, type JudgingStatus, LIMITS, type OpportunitiesQuery } from '@answerscope/contract';
import { IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { groupOf } from '../../domain/keyword-group/group-search.ts';
import { useJudgingStatus } from '../../domain/names/use-judging.ts';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { rangeInWords } from '../../domain/range/range-in-words.ts';
import { useAskedRange, useRangeInput } from '../../domain/range/use-range.ts';
import { companiesInWords } from '../../features/brand-analysis/companies-in-words.ts';
import { CompanyNews } from '../../features/brand-analysis/company-news.tsx';
import {
  opportunitiesInWords,
  opportunityBasis,
  untrackedInWords,
  untrackedLosses,
} from '../../features/brand-analysis/opportunities-in-words.ts';
import { STANCES_HINT } from '../../features/brand-analysis/stances-in-words.ts';
import { useOpportunities } from '../../features/brand-analysis/use-opportunities.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { type FailedLoad, failedLoad } from '../../lib/failed-load.ts';
import { isFirstLoad } from '../../lib/is-first-load.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Button } from '../../ui/button.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Fold } from '../../ui/fold.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { LeadLine } from '../../ui/lead-line.tsx';
import { PageFrame, Panel } from '../../ui/page-frame.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './competitive-intel-page.module.css';
import { readCompetitiveIntelSearch } from './competitive-intel-search.ts';
import * as messages from './messages.ts';
import { OpportunitiesTab } from './opportunities-tab.tsx';

/** The list as it is seen at first. */
const LEADING = { show: undefined, search: undefined, page: undefined };

const Route = getRouteApi('/_app/tracker/competitive-intel');

const JudgingPanel = lazy(async () => ({
  default: (await import('../../features/brand/judging-panel.tsx')).JudgingPanel,
}));
const BrandNamesForm = lazy(() => import('../../features/brand/brand-names-form.tsx'));
const CompaniesPanel = lazy(() => import('./companies-panel.tsx'));
const CompetitorStances = lazy(() => import('../../features/brand-analysis/competitor-stances.tsx'));
const CompetitorDialog = lazy(() => import('../../features/brand/competitor-dialog.tsx'));
const UntrackedLosses = lazy(() => import('./untracked-losses.tsx'));
const NamesakeList = lazy(() => import('../../features/brand/namesake-list.tsx'));
const DeleteCompetitorDialog = lazy(() => import('../../features/brand/delete-competitor-dialog.tsx'));

/** Who is mentioned beside the company, tracked or found, and where competitors are mentioned and it is not. */
export function CompetitiveIntelPage() {
  const {
    tab = 'comparison',
    channel,
    show,
    search,
    page,
    ...group
  } = readCompetitiveIntelSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const queries = useQueries();
  const brand = useQuery(queries.brand.get_brand.queryOptions());
  const competitors = useQuery(queries.brand.list_competitors.queryOptions());
  const judging = useJudgingStatus();
  const [editing, setEditing] = useState<Competitor | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Competitor | null>(null);
  const failed = failedLoad(brand, competitors);
  const notJudged = failedLoad(judging);
  const list = competitors.data?.items ?? null;
  const hasNone = list?.length === 0;
  const isOpportunities = tab === 'opportunities';
  const asked = { channel, show, search, page };
  const companies = useQuery({
    ...queries.brand.list_companies.queryOptions({ input: { ...useAskedRange(), ...asked } }),
    enabled: !isOpportunities,
    placeholderData: keepPreviousData,
  });
  // The leading figure counts all companies, whichever part of the list is shown.
  const leading = useQuery({
    ...queries.brand.list_companies.queryOptions({
      input: { ...useAskedRange(), ...LEADING, channel },
    }),
    enabled: !isOpportunities,
    placeholderData: keepPreviousData,
  });
  const news = useQuery(queries.brand.list_company_news.queryOptions(useRangeInput()));
  // All parts appear together: one that came later would move those below it.
  const isWaiting = isFirstLoad(brand, competitors, judging, news, companies, leading);
  const notCounted = failedLoad(companies);
  const filter: OpportunitiesQuery = { ...(channel && { channel }), ...groupOf(group) };
  const opportunities = useOpportunities({ filter, isWanted: isOpportunities && list !== null && !hasNone });
  const { data: found, failure: notFound } = opportunities;
  // Without an opportunity of a competitor there may still be losses to others.
  const hasNothing = hasNone || found?.all.total === 0;
  const others = useQuery({
    ...queries.brand.list_companies.queryOptions({ input: { ...useAskedRange(), ...LEADING } }),
    enabled: isOpportunities && hasNothing,
  });
  const losses = hasNothing ? untrackedLosses(others.data?.items ?? []) : [];
  const [worst] = losses;

  if (failed) {
    return (
      <PageFrame
        title={messages.competitiveIntel}
        help={<HelpLink article="competitors-and-share-of-voice" />}
      >
        <ErrorState title={messages.yourCompetitorsNotLoaded} {...failed} />
      </PageFrame>
    );
  }
  const head = !isOpportunities
    ? headOf(isWaiting ? undefined : companies.data, notCounted, {
        answer: companiesInWords,
        lines: 2,
        freshness: ({ range }) => messages.inRange({ range: rangeInWords(range) }),
      })
    : worst
      ? { answer: <LeadLine lines={2} words={untrackedInWords(worst)} /> }
      : hasNone
        ? { answer: messages.addCompetitorsSeeWhereThey }
        : headOf(found, notFound, {
            answer: opportunitiesInWords,
            lines: 3,
            freshness: opportunityBasis,
          });
  const comparisonPart = (
    <LazyPart fallback={<CompaniesLoading />}>
      <Boundary level="feature">
        <CompaniesPanel
          found={isWaiting ? undefined : companies.data}
          leading={isWaiting ? undefined : leading.data}
          failure={notCounted}
          competitors={list ?? []}
          search={asked}
          onSearch={(next, replace) => void navigate({ search: next, replace, resetScroll: false })}
          onAdd={() => setEditing('new')}
          onChange={setEditing}
          onDelete={setDeleting}
        />
      </Boundary>
      {!isWaiting && (
        <>
          {(companies.data?.you.named.of ?? 0) > 0 && (
            <Fold title={messages.whatAnswersSay}>
              <LazyPart fallback={<NamesLoading />}>
                <CompetitorStances channel={channel} />
              </LazyPart>
            </Fold>
          )}
          <Fold id="names" title={messages.yourNames}>
            {brand.data ? (
              <LazyPart level="section" fallback={<NamesLoading />}>
                <BrandNamesForm brand={brand.data} />
                <NamesakeList />
              </LazyPart>
            ) : (
              <NamesLoading />
            )}
          </Fold>
          <Fold title={messages.howThisIsCounted}>
            <p className="quiet">{messages.howCompaniesAreCounted({ min: LIMITS.insight_answers_min })}</p>
            <p className="quiet">{STANCES_HINT}</p>
          </Fold>
        </>
      )}
    </LazyPart>
  );
  return (
    <PageFrame
      title={isOpportunities ? messages.opportunities : messages.competitiveIntel}
      help={<HelpLink article="competitors-and-share-of-voice" />}
      {...head}
      actions={
        list !== null &&
        !isWaiting && (
          <Button look="primary" onClick={() => setEditing('new')}>
            {messages.addACompetitor}
          </Button>
        )
      }
    >
      {notJudged && <FailedPart title={messages.whetherAnswersWaitBeJudged} {...notJudged} />}
      {!isWaiting && <CompanyNews />}
      {!isWaiting && judging.data && (
        <LazyPart fallback={hasJudgingToDo(judging.data) && <Skeleton height="88px" />}>
          <JudgingPanel status={judging.data} />
        </LazyPart>
      )}
      <Tabs
        // Another key: what stands above it moves nothing of its skeletons.
        key={isWaiting ? 'loading' : 'loaded'}
        label={messages.partsOfCompetitiveIntel}
        chosen={tab}
        tabs={[
          {
            name: 'comparison',
            label: messages.comparison,
            panel: () => <div className={styles.part}>{comparisonPart}</div>,
          },
          {
            name: 'opportunities',
            label: messages.opportunities,
            panel: () => (
              <div className={styles.part}>
                {losses.length > 0 ? (
                  <LazyPart fallback={<CompaniesLoading />}>
                    <UntrackedLosses losses={losses} />
                  </LazyPart>
                ) : hasNothing && isFirstLoad(others) ? (
                  <CompaniesLoading />
                ) : hasNone ? (
                  <EmptyState
                    Icon={IconUsers}
                    title={messages.noCompetitorsYet}
                    text={messages.trackCompanySeeWhichKeywords}
                    action={
                      <Button look="primary" onClick={() => setEditing('new')}>
                        {messages.addACompetitor}
                      </Button>
                    }
                  />
                ) : (
                  <OpportunitiesTab
                    found={found}
                    failure={notFound}
                    filter={filter}
                    onFilter={(next) =>
                      void navigate({
                        search: { tab: 'opportunities', ...next },
                        replace: true,
                        resetScroll: false,
                      })
                    }
                  />
                )}
              </div>
            ),
          },
        ]}
        onChoose={(name) => void navigate({ search: name === 'opportunities' ? { tab: name } : {} })}
      />
      {editing && (
        <LazyPart onClose={() => setEditing(null)}>
          <CompetitorDialog
            competitor={editing === 'new' ? null : editing}
            onClose={() => setEditing(null)}
          />
        </LazyPart>
      )}
      {deleting && (
        <LazyPart onClose={() => setDeleting(null)}>
          <DeleteCompetitorDialog competitor={deleting} onClose={() => setDeleting(null)} />
        </LazyPart>
      )}
    </PageFrame>
  );
}

/** The first lines of the page, as they are said of what was read. */
function headOf<Read>(
  read: Read | undefined,
  failure: FailedLoad | null,
  said: { answer: (read: Read) => string; lines: 2 | 3; freshness: (read: Read) => string | null },
) {
  if (read === undefined && failure) return {};
  return {
    answer: <LeadLine lines={said.lines} words={read && said.answer(read)} />,
    freshness: read ? said.freshness(read) : <Skeleton width="280px" />,
  };
}

function NamesLoading() {
  return (
    <Loading label={messages.loadingYourNames}>
      <Skeleton height="160px" />
    </Loading>
  );
}

function CompaniesLoading() {
  return (
    <Panel title={messages.companies}>
      <Skeleton height="320px" />
    </Panel>
  );
}

function hasJudgingToDo({ preview, names_changed, rules_changed }: JudgingStatus): boolean {
  return preview !== null || names_changed || rules_changed;
}
