import type { BrandAnalytics, BrandAnswersQuery, Profile } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { whyNoInsight } from '../../features/brand-analysis/analysis-in-words.ts';
import { InsightList } from '../../features/brand-analysis/insight-list.tsx';
import { PillarList } from '../../features/brand-analysis/pillar-list.tsx';
import StancePanel from '../../features/brand-analysis/stance-panel.tsx';
import { ThemeLead } from '../../features/brand-analysis/theme-lead.tsx';
import { useBrandInsights } from '../../features/brand-analysis/use-brand-analysis.ts';
import { failedLoad } from '../../lib/failed-load.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';
import { type ThemeDraft, ThemesPanel } from './themes-panel.tsx';

const ReviewPanel = lazy(() => import('../../features/brand-analysis/review-panel.tsx'));
const BrandAnswersSheet = lazy(() => import('../../features/brand-analysis/brand-answers-sheet.tsx'));

interface OverviewProps {
  profile: Profile;
  analytics: BrandAnalytics;
}

/** Themes, pillars and insights; every figure opens the answers it is counted over. */
export function Overview({ profile, analytics }: OverviewProps) {
  const { basis, pillars } = analytics;
  // A pillar of one theme has its figures, in the table of themes.
  const summed = pillars.filter(({ themes }) => themes.length > 1);
  const [draft, setDraft] = useState<ThemeDraft | null>(null);
  const [open, setOpen] = useState<{ title: string; query: BrandAnswersQuery } | null>(null);
  return (
    <>
      {basis.answers === 0 && (
        <p>
          {messages.noAnswersForThemes}{' '}
          <ButtonLink to="/tracker/visibility">{messages.checkAllKeywords}</ButtonLink>
        </p>
      )}
      <ThemeLead analytics={analytics}>
        <StancePanel />
      </ThemeLead>
      <ThemesPanel userId={profile.id} analytics={analytics} draft={draft} onDraft={setDraft} />
      {pillars.length === 0 && (
        <p className="quiet">
          {messages.noPillarsYet}{' '}
          <Link to="/tracker/brand-analysis" search={{ tab: 'setup', step: 'pillars' }} className="link">
            {messages.addThemInSetupWizard}
          </Link>
        </p>
      )}
      {summed.length > 0 && (
        <Panel title={messages.messagingPillars}>
          <PillarList
            pillars={summed}
            onOpen={({ sort_order, pillar_text }) =>
              setOpen({
                title: messages.answersThatSayPillar({ words: pillar_text }),
                query: { pillar: sort_order },
              })
            }
          />
        </Panel>
      )}
      {basis.answers > 0 && (
        <>
          <LazyPart fallback={<ReviewLoading />}>
            <ReviewPanel />
          </LazyPart>
          <Insights userId={profile.id} onOpen={(title, query) => setOpen({ title, query })} />
        </>
      )}
      {open && (
        <LazyPart onClose={() => setOpen(null)}>
          <BrandAnswersSheet {...open} onClose={() => setOpen(null)} />
        </LazyPart>
      )}
    </>
  );
}

function ReviewLoading() {
  return (
    <Panel title={messages.review}>
      <Skeleton height="160px" />
    </Panel>
  );
}

interface InsightsProps {
  userId: string;
  onOpen: (title: string, query: BrandAnswersQuery) => void;
}

function Insights({ userId, onOpen }: InsightsProps) {
  const read = useBrandInsights(userId);
  const failure = failedLoad(read);
  return (
    <Panel title={messages.insights}>
      {failure ? (
        <ErrorState title={messages.yourInsightsNotLoaded} {...failure} />
      ) : !read.data ? (
        <Loading label={messages.loadingInsights}>
          <Skeleton height="160px" />
        </Loading>
      ) : read.data.insights.length === 0 ? (
        <p className="quiet">{whyNoInsight(read.data)}</p>
      ) : (
        <InsightList
          insights={read.data.insights}
          sentences={read.data.sentences}
          onOpen={({ text, answers_query }) => onOpen(text, answers_query)}
        />
      )}
    </Panel>
  );
}
