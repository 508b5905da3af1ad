import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Fragment, lazy } from 'react';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { analysisInWords, basisInWords } from '../../features/brand-analysis/analysis-in-words.ts';
import { useBrandAnalytics } from '../../features/brand-analysis/use-brand-analysis.ts';
import { useStances } from '../../features/brand-analysis/use-stances.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { isFirstLoad } from '../../lib/is-first-load.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './brand-analysis-page.module.css';
import { readBrandAnalysisSearch } from './brand-analysis-search.ts';
import * as messages from './messages.ts';
import { Overview } from './overview.tsx';

const Route = getRouteApi('/_app/tracker/brand-analysis');
const SetupWizard = lazy(() => import('./setup-wizard.tsx'));

/** How assistants describe the company, and the wizard that asks what it wants to be known for. */
export function BrandAnalysisPage() {
  const { tab, step } = readBrandAnalysisSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const queries = useQueries();
  const profile = useQuery(queries.profile.get_profile.queryOptions());
  const analytics = useBrandAnalytics(profile.data?.id);
  // Its panel comes first: what is below it would move when it arrives later.
  const isWaiting = isFirstLoad(useStances({}, tab !== 'setup').read);
  const failure = failedLoad(profile, analytics);
  const { data } = analytics;
  const loading = (
    <Loading label={messages.loadingYourBrandAnalysis}>
      <Skeleton height="320px" />
    </Loading>
  );
  const known = profile.data && data ? { profile: profile.data, analytics: data } : null;
  return (
    <PageFrame
      title={messages.brandAnalysis}
      help={<HelpLink article="what-is-said-about-you" />}
      answer={data ? analysisInWords(data) : !failure && <WordsSkeleton widths={['320px', '200px']} />}
      freshness={data ? basisInWords(data.basis) : !failure && <WordsSkeleton widths={['280px', '160px']} />}
    >
      {failure ? (
        <ErrorState title={messages.yourBrandAnalysisNotLoaded} {...failure} />
      ) : (
        <Tabs
          label={messages.partsOfBrandAnalysis}
          chosen={tab ?? 'overview'}
          tabs={[
            {
              name: 'overview',
              label: messages.overview,
              panel: () => (
                <div className={styles.part}>{known && !isWaiting ? <Overview {...known} /> : loading}</div>
              ),
            },
            {
              name: 'setup',
              label: messages.setupWizard,
              panel: () => (
                <div className={styles.part}>
                  {known ? (
                    <LazyPart fallback={loading}>
                      <SetupWizard
                        {...known}
                        step={step}
                        onStep={(next) => void navigate({ search: { tab: 'setup', step: next } })}
                        onEnd={() => void navigate({ search: {} })}
                      />
                    </LazyPart>
                  ) : (
                    loading
                  )}
                </div>
              ),
            },
          ]}
          onChoose={(name) => void navigate({ search: name === 'setup' ? { tab: name } : {} })}
        />
      )}
    </PageFrame>
  );
}

/** A line of words that takes two on a phone. */
function WordsSkeleton({ widths }: { widths: readonly string[] }) {
  return widths.map((width) => (
    <Fragment key={width}>
      <Skeleton width={width} />{' '}
    </Fragment>
  ));
}
