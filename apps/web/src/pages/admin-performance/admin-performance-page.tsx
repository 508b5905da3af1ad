import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { BrowserTables } from '../../features/admin/performance/browser-tables.tsx';
import { GenerationFigures } from '../../features/admin/performance/generation-figures.tsx';
import { PerformanceCharts } from '../../features/admin/performance/performance-charts.tsx';
import { PerformanceFigures } from '../../features/admin/performance/performance-figures.tsx';
import { performanceInWords } from '../../features/admin/performance/performance-in-words.ts';
import {
  DEFAULT_WINDOW,
  type PerformanceSearch,
  toPerformanceSearch,
  WINDOW_LABELS,
  WINDOWS,
} from '../../features/admin/performance/performance-search.ts';
import { PoolTable, ProcessTable } from '../../features/admin/performance/process-table.tsx';
import { RequestTable, SlowestCalls } from '../../features/admin/performance/request-table.tsx';
import { StatementTable } from '../../features/admin/performance/statement-table.tsx';
import { TelemetryFigures } from '../../features/admin/performance/telemetry-figures.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { richText } from '../../lib/rich-text.ts';
import { PageFrame, Panel } from '../../ui/page-frame.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import * as messages from './messages.ts';

/** Every process writes once a minute. */
const REFRESH_MS = 60_000;

/** How quickly and how well the product answers: by procedure, by process, and as browsers measured it. */
export function AdminPerformancePage() {
  const search = toPerformanceSearch(useSearch({ strict: false }));
  const { window = DEFAULT_WINDOW } = search;
  const navigate = useNavigate();
  const show = (next: PerformanceSearch) => void navigate({ to: '.', search: next, replace: true });
  const found = useQuery({
    ...useAdminClients().queries.get_performance.queryOptions({ input: { window } }),
    refetchInterval: REFRESH_MS,
  });
  const failed = failedLoad(found);
  const { data } = found;
  return (
    <PageFrame
      title={messages.performanceMonitor}
      answer={data ? performanceInWords(data) : !failed && <Skeleton width="320px" />}
      freshness={
        data &&
        richText(
          messages.fromTo({
            start: () => <TimeStamp iso={data.since} />,
            end: () => <TimeStamp iso={data.until} />,
          }),
        )
      }
      actions={
        <Segmented
          label={messages.window}
          hidesLabel
          value={window}
          options={WINDOWS.map((value) => ({ value, label: WINDOW_LABELS[value] }))}
          onChange={(value) => show({ ...search, window: value === DEFAULT_WINDOW ? undefined : value })}
        />
      }
    >
      {failed ? (
        <ErrorState title={messages.theMeasurementsNotLoaded} {...failed} />
      ) : data ? (
        <>
          <PerformanceFigures report={data} />
          <Panel title={messages.overTime}>
            <PerformanceCharts window={data.window} points={data.points} />
          </Panel>
          <Panel title={messages.slowestCalls}>
            <SlowestCalls calls={data.slowest} />
          </Panel>
          <Panel title={messages.requestsByProcedure}>
            <RequestTable requests={data.requests} search={search} onSearch={show} />
          </Panel>
          <Panel title={messages.generationOfKeywords}>
            <GenerationFigures generation={data.generation} />
          </Panel>
          <Panel title={messages.processes}>
            <ProcessTable processes={data.processes} />
          </Panel>
          <Panel title={messages.databaseConnections}>
            <PoolTable processes={data.processes} />
          </Panel>
          <Panel title={messages.slowestStatements}>
            <StatementTable />
          </Panel>
          <Panel title={messages.whatBrowsersMeasured}>
            <BrowserTables {...data.browsers} />
          </Panel>
          <Panel title={messages.telemetryLast7Days}>
            <TelemetryFigures />
          </Panel>
        </>
      ) : (
        <Loading label={messages.loadingTheMeasurements}>
          <Skeleton height="96px" />
          <Skeleton height="320px" />
          <Skeleton height="320px" />
        </Loading>
      )}
    </PageFrame>
  );
}
