import type { Competitor } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { useRangeInput } from '../../domain/range/use-range.ts';
import { EntryList } from '../../features/brand/entry-list.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { Button } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/states.tsx';
import styles from './brand-analysis-page.module.css';
import * as messages from './messages.ts';

const AlsoNamedPanel = lazy(() => import('../../features/reports/also-named-panel.tsx'));
const CompetitorDialog = lazy(() => import('../../features/brand/competitor-dialog.tsx'));
const DeleteCompetitorDialog = lazy(() => import('../../features/brand/delete-competitor-dialog.tsx'));

interface CompetitorsStepProps {
  competitors: readonly Competitor[];
}

/** Who else is named: companies that are known, and those that answers mention besides, each with one click. */
export function CompetitorsStep({ competitors }: CompetitorsStepProps) {
  // The step works without who else is mentioned.
  const dashboard = useQuery(useQueries().reports.get_dashboard.queryOptions(useRangeInput()));
  const [deleting, setDeleting] = useState<Competitor | null>(null);
  const [isAdding, setAdding] = useState(false);
  const suggested = dashboard.data?.undeclared ?? [];
  return (
    <div className={styles.step}>
      <p className={styles.lede}>
        {messages.addCompaniesCustomersCompare}{' '}
        <Link to="/tracker/competitive-intel" className="link">
          {messages.everythingAboutYourCompetitors}
        </Link>
      </p>
      <EntryList
        label={messages.competitorCount({ count: competitors.length })}
        entries={competitors.map(({ competitor_name, competitor_url }) => ({
          text: competitor_name,
          note: competitor_url,
        }))}
        onRemove={(index) => setDeleting(competitors[index] ?? null)}
      />
      <div>
        <Button look="primary" onClick={() => setAdding(true)}>
          {messages.addACompetitor}
        </Button>
      </div>
      {suggested.length > 0 && (
        <LazyPart fallback={<Skeleton height="160px" />}>
          <AlsoNamedPanel names={suggested} />
        </LazyPart>
      )}
      {isAdding && (
        <LazyPart onClose={() => setAdding(false)}>
          <CompetitorDialog competitor={null} onClose={() => setAdding(false)} />
        </LazyPart>
      )}
      {deleting && (
        <LazyPart onClose={() => setDeleting(null)}>
          <DeleteCompetitorDialog competitor={deleting} onClose={() => setDeleting(null)} />
        </LazyPart>
      )}
    </div>
  );
}
