import type { Channel, Dashboard } from '@answerscope/contract';
import { IconReportAnalytics } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useJudgedNames } from '../../domain/names/use-judged-names.ts';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { useRangeInput } from '../../domain/range/use-range.ts';
import { ChannelCards } from '../../features/dashboard/channel-cards.tsx';
import { visibilityInWords } from '../../features/dashboard/dashboard-headline.ts';
import { Elsewhere } from '../../features/dashboard/elsewhere.tsx';
import { FailedChecks } from '../../features/dashboard/failed-checks.tsx';
import { HowCounted } from '../../features/dashboard/how-counted.tsx';
import { NextRefresh } from '../../features/dashboard/next-refresh.tsx';
import { SpendMeter } from '../../features/dashboard/spend-meter.tsx';
import { Standing } from '../../features/dashboard/standing.tsx';
import { useFirstPath } from '../../features/dashboard/use-first-path.ts';
import { VisibilityOverTime } from '../../features/dashboard/visibility-over-time.tsx';
import { ProfilePrompt } from '../../features/profile/profile-prompt.tsx';
import { SideBySide } from '../../features/reports/side-by-side.tsx';
import { CheckKeywords } from '../../features/visibility/check-keywords.tsx';
import { RunCards } from '../../features/visibility/run-cards.tsx';
import { channelsUnderWay, isUnderWay, runsToShow } from '../../features/visibility/run-states.ts';
import { useCheckAll } from '../../features/visibility/use-check-all.ts';
import { useRunInWords } from '../../features/visibility/use-run-in-words.ts';
import { useRunNotices } from '../../features/visibility/use-run-notices.ts';
import { useRuns } from '../../features/visibility/use-runs.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { LeadLine } from '../../ui/lead-line.tsx';
import { PageFrame, Panel } from '../../ui/page-frame.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import styles from './dashboard-page.module.css';
import * as messages from './messages.ts';

/** What was read a moment ago, or came with the document, is not read again as the page opens. */
const FRESH_MS = 10_000;

export function DashboardPage() {
  const queries = useQueries();
  const dashboard = useQuery(
    queries.reports.get_dashboard.queryOptions({ ...useRangeInput(), staleTime: FRESH_MS }),
  );
  const profile = useQuery(queries.profile.get_profile.queryOptions());
  const names = useJudgedNames();
  const usage = useQuery(queries.plans.get_my_plan_usage.queryOptions());
  const runs = useRuns();
  const checking = channelsUnderWay(runs.data?.items ?? []);
  useRunNotices(runs.data?.items);
  const timeZone = useTimeZone();
  const [asking, setAsking] = useState<Asking | null>(null);
  const askAll = useCheckAll(() => setAsking({ ids: null }));
  const isRunning = runs.data?.items.some(isUnderWay) ?? false;
  const failed = failedLoad(dashboard, profile, usage);
  const { data } = dashboard;
  const channels = data?.channels ?? null;
  const path = useFirstPath(channels, { isRunning });
  const progress = useRunInWords(runs.data?.items);
  // While the path stands nothing else comes or goes: what there is to see is shown when the page is opened next.
  const hasReport = path === undefined || path === null;
  const refetch = dashboard.refetch;
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void refetch();
    wasRunning.current = isRunning;
  }, [isRunning, refetch]);

  if (failed) {
    return (
      <PageFrame title={messages.dashboard} help={<HelpLink article="read-a-rate" />}>
        <ErrorState title={messages.yourDashboardNotLoaded} {...failed} />
      </PageFrame>
    );
  }
  const hasChecked = path ? path.hadChecked : (channels?.some(({ results }) => results.keywords > 0) ?? true);
  return (
    <PageFrame
      title={messages.dashboard}
      help={<HelpLink article="read-a-rate" />}
      answer={
        <LeadLine
          lines={2}
          words={data && names ? visibilityInWords(data, names.company, timeZone) : undefined}
        />
      }
      freshness={
        channels ? <DashboardFreshness channels={channels} checking={checking} /> : <Skeleton width="160px" />
      }
      actions={
        path === null && (
          <Button look="primary" onClick={askAll}>
            {messages.checkAll}
          </Button>
        )
      }
    >
      {!channels && (
        <p role="status" className="visually-hidden">
          {messages.loadingYourDashboard}
        </p>
      )}
      {path === null && <ProfilePrompt />}
      {path ? (
        <>
          <EmptyState
            Icon={IconReportAnalytics}
            title={messages.noReportYet}
            text={progress ?? messages.afterFirstReport}
            action={
              <ButtonLink to="/tracker" look="primary">
                {messages.openYourFirstSteps}
              </ButtonLink>
            }
          />
          <RunCards runs={runs} choose={(all) => runsToShow(all, Date.now())} />
        </>
      ) : (
        <RunCards runs={runs} />
      )}
      {/* Another key: what is loaded takes the place of its skeletons, nothing of them is moved. */}
      <Fragment key={channels ? 'loaded' : 'loading'}>
        {hasChecked && <ChannelCards channels={channels} checking={checking} />}
        {hasReport && <VisibilityOverTime channels={channels} />}
        {data && data.failed_checks.total > 0 && (
          <Panel
            title={messages.failedChecks}
            aside={
              <Button size="small" onClick={() => setAsking(failedOf(data.failed_checks.items))}>
                {messages.checkAgain}
              </Button>
            }
          >
            <FailedChecks failed={data.failed_checks} />
          </Panel>
        )}
        {hasReport && (
          <Panel title={messages.amongCompanies}>
            <SideBySide>
              <Standing dashboard={data ?? null} />
              <Elsewhere dashboard={data ?? null} />
            </SideBySide>
          </Panel>
        )}
        {hasChecked && (
          <footer className={styles.foot}>
            {channels && <HowCounted channels={channels} checking={checking} />}
            <SpendMeter spending={data?.spending ?? null} />
          </footer>
        )}
      </Fragment>
      {asking && <CheckKeywords {...asking} onClose={() => setAsking(null)} />}
    </PageFrame>
  );
}

/** Which keywords are to be asked about again, and where; null for all of them. */
interface Asking {
  ids: readonly string[] | null;
  preselected?: readonly Channel[];
}

function failedOf(items: Dashboard['failed_checks']['items']): Asking {
  return {
    ids: [...new Set(items.map(({ keyword_id }) => keyword_id))],
    preselected: [...new Set(items.map(({ channel }) => channel))],
  };
}

interface DashboardFreshnessProps {
  channels: Dashboard['channels'];
  checking: readonly Channel[];
}

function DashboardFreshness({ channels, checking }: DashboardFreshnessProps) {
  const newest = (times: (string | null | undefined)[]) =>
    times
      .filter((time) => typeof time === 'string')
      .sort()
      .at(-1) ?? null;
  const report = newest(channels.map(({ latest }) => latest?.created_at));
  const checked = newest(channels.map(({ results }) => results.last_checked_at));
  const [refresh] = channels
    .filter(({ channel }) => !checking.includes(channel))
    .flatMap((of) => (of.refresh?.next_refresh_at ? [{ of, iso: of.refresh.next_refresh_at }] : []))
    .sort((a, b) => a.iso.localeCompare(b.iso));
  return (
    <>
      {report ? <Freshness iso={report} label={messages.newestReport} /> : <Freshness iso={checked} />}
      {report && checked && checked > report && (
        <>
          {' · '}
          <Link to="/tracker/visibility">
            <Freshness iso={checked} label={messages.newerAnswers} />
          </Link>
        </>
      )}
      {refresh && (
        <>
          {' · '}
          <NextRefresh of={refresh.of} />
        </>
      )}
    </>
  );
}
