import type { Competitor, Dashboard } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { BrandNamesForm } from '../../features/brand/brand-names-form.tsx';
import { competitorHeadline } from '../../features/brand/competitor-headline.ts';
import { CompetitorTable } from '../../features/brand/competitor-table.tsx';
import { JudgingPanel } from '../../features/brand/judging-panel.tsx';
import { useJudgingStatus } from '../../features/brand/use-judging.ts';
import { useDeleteCompetitor } from '../../features/brand/use-save-names.ts';
import { ProfilePrompt } from '../../features/profile/profile-prompt.tsx';
import { withoutYou } from '../../features/reports/without-you.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame, Panel } from '../../ui/page-frame.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';

const AlsoNamedPanel = lazy(() => import('../../features/reports/also-named-panel.tsx'));
const CompetitorSheet = lazy(() => import('../../features/brand/competitor-sheet.tsx'));
const CompetitorDialog = lazy(() => import('../../features/brand/competitor-dialog.tsx'));

/** The dashboard names so many at most. */
const NAMED_MAX = 10;

/** What can be said of a competitor that the dashboard does not name. */
function notNamed(dashboard: Dashboard | undefined): string {
  if (!dashboard?.channels.some(({ latest }) => latest !== null)) return 'Not known yet';
  return dashboard.competitors.length < NAMED_MAX
    ? 'In none of the newest reports'
    : 'Not among those named most';
}

export function CompetitiveIntelPage() {
  const queries = useQueries();
  const brand = useQuery(queries.brand.get_brand.queryOptions());
  const competitors = useQuery(queries.brand.list_competitors.queryOptions());
  // Who is named stands on the newest reports; the page works without it.
  const dashboard = useQuery(queries.reports.get_dashboard.queryOptions());
  const named = dashboard.data?.competitors;
  const suggested = dashboard.data?.undeclared ?? [];
  const judging = useJudgingStatus();
  const remove = useDeleteCompetitor();
  const [editing, setEditing] = useState<Competitor | 'new' | null>(null);
  const [open, setOpen] = useState<Competitor | null>(null);
  const [deleting, setDeleting] = useState<Competitor | null>(null);
  const failed = failedLoad(brand, competitors);
  const noneNamed = failedLoad(dashboard);
  const notJudged = failedLoad(judging);
  const list = competitors.data?.items ?? null;
  const namedIn = (name: string) => {
    const found = named?.find((one) => one.name === name);
    return found ? withoutYou(found.answers_naming_without_brand, found.answers_naming, 'naming') : null;
  };

  if (failed) {
    return (
      <PageFrame title="Competitive Intel">
        <ErrorState title="Your competitors could not be loaded" {...failed} />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title="Competitive Intel"
      answer={
        list && (named || list.length === 0)
          ? competitorHeadline(list.length, named ?? [])
          : !noneNamed && <Skeleton width="320px" />
      }
      actions={
        list !== null &&
        list.length > 0 && (
          <Button look="primary" onClick={() => setEditing('new')}>
            Add a competitor
          </Button>
        )
      }
    >
      <ProfilePrompt />
      {noneNamed && (
        <FailedPart title="Who is named in your newest reports could not be loaded" {...noneNamed} />
      )}
      {notJudged && (
        <FailedPart title="Whether answers wait to be judged again could not be loaded" {...notJudged} />
      )}
      {judging.data && (
        <Boundary level="feature">
          <JudgingPanel status={judging.data} />
        </Boundary>
      )}
      <Panel title="Competitors">
        <CompetitorTable
          competitors={list}
          namedIn={namedIn}
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
          <BrandNamesForm brand={brand.data} />
        ) : (
          <Loading label="Loading your settings...">
            <Skeleton height="160px" />
          </Loading>
        )}
      </Panel>
      {open && (
        <LazyPart onClose={() => setOpen(null)}>
          <CompetitorSheet
            competitor={open}
            namedIn={namedIn(open.competitor_name) ?? notNamed(dashboard.data)}
            onChange={() => {
              setOpen(null);
              setEditing(open);
            }}
            onClose={() => setOpen(null)}
          />
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
      <ConfirmDialog
        isOpen={deleting !== null}
        title={`Delete ${deleting?.competitor_name ?? ''}?`}
        confirmLabel="Delete competitor"
        isDangerous
        onConfirm={() => {
          if (deleting) remove.mutate(deleting.id);
          setDeleting(null);
        }}
        onClose={() => setDeleting(null)}
      >
        <p>New answers are no longer searched for it. What was judged before stays until you judge again.</p>
      </ConfirmDialog>
    </PageFrame>
  );
}
