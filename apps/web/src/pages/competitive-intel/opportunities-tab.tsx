import type { Opportunities, OpportunitiesQuery } from '@answerscope/contract';
import { lazy, useState } from 'react';
import type { OpportunityAnswersToOpen } from '../../features/brand-analysis/opportunities-in-words.ts';
import type { FailedLoad } from '../../lib/failed-load.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const OpportunitiesPanel = lazy(() => import('./opportunities-panel.tsx'));
const OpportunityAnswersSheet = lazy(
  () => import('../../features/brand-analysis/opportunity-answers-sheet.tsx'),
);

interface OpportunitiesTabProps {
  /** Undefined while they load. */
  found: Opportunities | undefined;
  failure: FailedLoad | null;
  filter: OpportunitiesQuery;
  onFilter: (filter: OpportunitiesQuery) => void;
}

/** The opportunities, whose program is loaded with the tab, and the answers behind them. */
export function OpportunitiesTab({ found, failure, ...panel }: OpportunitiesTabProps) {
  const [answers, setAnswers] = useState<OpportunityAnswersToOpen | null>(null);
  const loading = (
    <Loading label={messages.loadingOpportunities}>
      <Skeleton height="320px" />
    </Loading>
  );
  if (failure) return <ErrorState title={messages.yourOpportunitiesNotLoaded} {...failure} />;
  return (
    <>
      {found ? (
        <LazyPart level="section" fallback={loading}>
          <OpportunitiesPanel found={found} {...panel} onOpen={setAnswers} />
        </LazyPart>
      ) : (
        loading
      )}
      {answers && (
        <LazyPart onClose={() => setAnswers(null)}>
          <OpportunityAnswersSheet {...answers} onClose={() => setAnswers(null)} />
        </LazyPart>
      )}
    </>
  );
}
