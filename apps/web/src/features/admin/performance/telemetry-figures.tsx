import type { TelemetryMetrics } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { FailedPart } from '../../../ui/failed-part.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { Figures } from '../figures.tsx';
import { percentInWords, timeInWords } from './performance-in-words.ts';

/** Specification 9. */
const REFRESH_MS = 5_000;

type Component = TelemetryMetrics['componentMetrics'][number];
interface Used {
  name: string;
  times: number;
}

const number = (value: number) => value.toLocaleString('en');

const usage = (header: string): readonly Column<Used>[] => [
  { key: 'name', header, isMain: true, cell: ({ name }) => <code>{name}</code> },
  { key: 'times', header: 'Times', align: 'end', cell: ({ times }) => number(times) },
];
const FEATURES = usage('Feature');
const PROMPTS = usage('Prompt');

const COMPONENTS: readonly Column<Component>[] = [
  { key: 'component', header: 'Component', isMain: true, cell: ({ component }) => <code>{component}</code> },
  {
    key: 'average',
    header: 'Average time',
    align: 'end',
    cell: ({ average_ms }) => timeInWords(average_ms),
  },
  { key: 'errors', header: 'Errors', align: 'end', cell: ({ errors }) => number(errors) },
  { key: 'times', header: 'Events', align: 'end', cell: ({ times }) => number(times) },
];

/** The metrics of events that browsers reported within seven days. */
export function TelemetryFigures() {
  const found = useQuery({
    ...useAdminClients().queries.get_telemetry_metrics.queryOptions(),
    refetchInterval: REFRESH_MS,
  });
  const failed = failedLoad(found);
  if (failed) return <FailedPart title="The telemetry could not be loaded" {...failed} />;
  const { data } = found;
  if (data === undefined)
    return (
      <Loading label="Loading the telemetry...">
        <Skeleton height="96px" />
        <Skeleton height="160px" />
      </Loading>
    );
  if (data.totalOperations === 0) return <p>No events in the last 7 days.</p>;
  return (
    <>
      <p className="quiet">5% of sessions, one session per tab. No names, addresses or text.</p>
      <Figures figures={figuresOf(data)} />
      {data.featureUsage.length > 0 && (
        <DataTable
          label="Feature usage"
          columns={FEATURES}
          rows={data.featureUsage.map(({ feature, times }) => ({ name: feature, times }))}
          rowKey={({ name }) => name}
        />
      )}
      {data.promptUsage.length > 0 && (
        <DataTable
          label="Prompt usage"
          columns={PROMPTS}
          rows={data.promptUsage.map(({ prompt, times }) => ({ name: prompt, times }))}
          rowKey={({ name }) => name}
        />
      )}
      <DataTable
        label="Components"
        columns={COMPONENTS}
        rows={data.componentMetrics}
        rowKey={({ component }) => component}
      />
    </>
  );
}

function figuresOf(metrics: TelemetryMetrics) {
  return [
    { label: 'Operations', value: number(metrics.totalOperations), note: 'events of all kinds' },
    { label: 'Success rate', value: percentInWords(metrics.successRate), note: 'of all operations' },
    { label: 'Errors', value: number(metrics.errorCount), note: 'errors reported' },
    {
      label: 'Average response time',
      value: timeInWords(metrics.avgResponseTime),
      note: 'of operations with a duration',
    },
    { label: 'Active sessions', value: number(metrics.activeUsers), note: 'one per tab' },
    {
      label: 'Session duration',
      value: timeInWords(metrics.sessionDuration),
      note: 'first to last event, on average',
    },
    {
      label: 'AI generations',
      value: number(metrics.aiGenerations),
      note: 'keywords, topic ideas and checks',
    },
    { label: 'AI success rate', value: percentInWords(metrics.aiSuccessRate), note: 'of AI generations' },
    {
      label: 'Average generation time',
      value: timeInWords(metrics.avgGenerationTime),
      note: 'time to first byte',
    },
  ];
}
