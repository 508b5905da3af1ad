import type { Competitor, OpportunitiesQuery } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { groupOf } from '../../domain/keyword-group/group-search.ts';
import { CompetitorTable } from '../../features/brand/competitor-table.tsx';
import { JudgingPanel } from '../../features/brand/judging-panel.tsx';
import { useJudgingStatus } from '../../features/brand/use-judging.ts';
import { basisInWords } from '../../features/brand-analysis/analysis-in-words.ts';
import { type AnswersToOpen, comparisonInWords } from '../../features/brand-analysis/comparison.ts';
import {
  opportunitiesInWords,
  opportunityBasis,
} from '../../features/brand-analysis/opportunities-in-words.ts';
import { useCompetitorAnalyses } from '../../features/brand-analysis/use-brand-analysis.ts';
import { useOpportunities } from '../../features/brand-analysis/use-opportunities.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { type FailedLoad, failedLoad } from '../../lib/failed-load.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Button } from '../../ui/button.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame, Panel } from '../../ui/page-frame.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './competitive-intel-page.module.css';
import { readCompetitiveIntelSearch } from './competitive-intel-search.ts';
import { OpportunitiesTab } from './opportunities-tab.tsx';

const Route = getRouteApi('/_app/tracker/competitive-intel');

const AlsoNamedPanel = lazy(() => import('../../features/reports/also-named-panel.tsx'));
const BrandAnswersSheet = lazy(() => import('../../features/brand-analysis/brand-answers-sheet.tsx'));
const CompetitorSheet = lazy(() => import('../../features/brand/competitor-sheet.tsx'));
const BrandNamesForm = lazy(() => import('../../features/brand/brand-names-form.tsx'));
const CompetitorFigures = lazy(() => import('../../features/brand-analysis/competitor-figures.tsx'));
const ComparisonPanel = lazy(() => import('./comparison-panel.tsx'));
const CompetitorDialog = lazy(() => import('../../features/brand/competitor-dialog.tsx'));
const DeleteCompetitorDialog = lazy(() => import('../../features/brand/delete-competitor-dialog.tsx'));

/** How the company stands beside its competitors, the list of these, who else is named, and where only these are. */
export function CompetitiveIntelPage() {
  const { tab = 'comparison', channel, ...group } = readCompetitiveIntelSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const queries = useQueries();
  const brand = useQuery(queries.brand.get_brand.queryOptions());
  const competitors = useQuery(queries.brand.list_competitors.queryOptions());
  const profile = useQuery(queries.profile.get_profile.queryOptions());
  // Who else is named stands on the newest reports; the page works without it.
  const dashboard = useQuery(queries.reports.get_dashboard.queryOptions());
  const suggested = dashboard.data?.undeclared ?? [];
  const judging = useJudgingStatus();
  const [editing, setEditing] = useState<Competitor | 'new' | null>(null);
  const [open, setOpen] = useState<Competitor | null>(null);
  const [answers, setAnswers] = useState<AnswersToOpen | null>(null);
  const [deleting, setDeleting] = useState<Competitor | null>(null);
  const failed = failedLoad(brand, competitors);
  const noneNamed = failedLoad(dashboard);
  const notJudged = failedLoad(judging);
  const list = competitors.data?.items ?? null;
  const hasNone = list?.length === 0;
  const isOpportunities = tab === 'opportunities' && !hasNone;
  const isCompared = list !== null && !hasNone && !isOpportunities;
  const comparison = useCompetitorAnalyses(isCompared ? profile.data?.id : undefined);
  const notCompared = failedLoad(profile, comparison);
  const filter: OpportunitiesQuery = { ...(channel && { channel }), ...groupOf(group) };
  const opportunities = useOpportunities({ filter, isWanted: isOpportunities && list !== null });
  const { data: found, failure: notFound } = opportunities;
  const analyses = comparison.data;
  const analysis = analyses?.competitors.find((one) => one.competitor_name === open?.competitor_name);

  if (failed) {
    return (
      <PageFrame title="Competitive Intel">
        <ErrorState title="Your competitors could not be loaded" {...failed} />
      </PageFrame>
    );
  }
  const head = hasNone
    ? { answer: 'Name the companies you are compared with, and see how often each is named' }
    : isOpportunities
      ? headOf(found, notFound, { answer: opportunitiesInWords, freshness: opportunityBasis })
      : headOf(analyses, notCompared, {
          answer: comparisonInWords,
          freshness: ({ basis }) => basisInWords(basis),
        });
  const comparisonPart = (
    <>
      {!hasNone && (
        <LazyPart
          fallback={
            <Panel title="You and your competitors">
              <Skeleton height="240px" />
            </Panel>
          }
        >
          <ComparisonPanel
            analyses={analyses}
            failure={notCompared}
            expectedRows={(list?.length ?? 2) + 1}
            onOpen={setAnswers}
            onDetail={(name) => setOpen(list?.find((one) => one.competitor_name === name) ?? null)}
          />
        </LazyPart>
      )}
      <Panel title={hasNone ? 'Competitors' : 'Your list of competitors'}>
        <CompetitorTable
          competitors={list}
          onAdd={() => setEditing('new')}
          onOpen={setOpen}
          onChange={setEditing}
          onDelete={setDeleting}
        />
      </Panel>
      {suggested.length > 0 && (
        <LazyPart
          fallback={
            <Panel title="Also named in your newest reports">
              <Skeleton height="160px" />
            </Panel>
          }
        >
          <AlsoNamedPanel names={suggested} />
        </LazyPart>
      )}
      <Panel id="names" title="Your names">
        {brand.data ? (
          <LazyPart level="section" fallback={<NamesLoading />}>
            <BrandNamesForm brand={brand.data} />
          </LazyPart>
        ) : (
          <NamesLoading />
        )}
      </Panel>
    </>
  );
  return (
    <PageFrame
      title="Competitive Intel"
      {...head}
      actions={
        list !== null &&
        list.length > 0 && (
          <Button look="primary" onClick={() => setEditing('new')}>
            Add a competitor
          </Button>
        )
      }
    >
      {noneNamed && (
        <FailedPart title="Who else is named in your newest reports could not be loaded" {...noneNamed} />
      )}
      {notJudged && (
        <FailedPart title="Whether answers wait to be judged again could not be loaded" {...notJudged} />
      )}
      {judging.data && (
        <Boundary level="feature">
          <JudgingPanel status={judging.data} />
        </Boundary>
      )}
      <Tabs
        label="Competitive intel"
        chosen={tab}
        tabs={[
          {
            name: 'comparison',
            label: 'Comparison',
            panel: () => <div className={styles.part}>{comparisonPart}</div>,
          },
          {
            name: 'opportunities',
            label: 'Opportunities',
            panel: () => (
              <div className={styles.part}>
                {hasNone ? (
                  <CompetitorTable
                    competitors={[]}
                    onAdd={() => setEditing('new')}
                    onOpen={setOpen}
                    onChange={setEditing}
                    onDelete={setDeleting}
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
      {open && !answers && (
        <LazyPart onClose={() => setOpen(null)}>
          <CompetitorSheet
            competitor={open}
            onChange={() => {
              setOpen(null);
              setEditing(open);
            }}
            onClose={() => setOpen(null)}
          >
            {notCompared ? (
              <FailedPart title="What answers say of it could not be loaded" {...notCompared} />
            ) : analysis ? (
              <LazyPart fallback={<Skeleton height="240px" />}>
                <CompetitorFigures analysis={analysis} onOpen={setAnswers} />
              </LazyPart>
            ) : (
              <Loading label="Loading figures...">
                <Skeleton height="240px" />
              </Loading>
            )}
          </CompetitorSheet>
        </LazyPart>
      )}
      {answers && (
        <LazyPart onClose={() => setAnswers(null)}>
          <BrandAnswersSheet {...answers} onClose={() => setAnswers(null)} />
        </LazyPart>
      )}
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
  said: { answer: (read: Read) => string; freshness: (read: Read) => string | null },
) {
  if (read) return { answer: said.answer(read), freshness: said.freshness(read) };
  if (failure) return {};
  return { answer: <Skeleton width="320px" />, freshness: <Skeleton width="280px" /> };
}

function NamesLoading() {
  return (
    <Loading label="Loading your settings...">
      <Skeleton height="160px" />
    </Loading>
  );
}
