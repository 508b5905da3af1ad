import { numberInWords, type TelemetryMetrics } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { FailedPart } from '../../../ui/failed-part.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { Figures } from '../figures.tsx';
import * as messages from './messages.ts';
import { percentInWords, timeInWords } from './performance-in-words.ts';

/** Specification 9. */
const REFRESH_MS = 5_000;

type Component = TelemetryMetrics['componentMetrics'][number];
interface Used {
  name: string;
  times: number;
}

const number = (value: number) => numberInWords(value);

const usage = (header: string): readonly Column<Used>[] => [
  { key: 'name', header, isMain: true, cell: ({ name }) => <code>{name}</code> },
  { key: 'times', header: messages.times, align: 'end', cell: ({ times }) => number(times) },
];
const FEATURES = usage(messages.feature);
const PROMPTS = usage(messages.prompt);

const COMPONENTS: readonly Column<Component>[] = [
  {
    key: 'component',
    header: messages.component,
    isMain: true,
    cell: ({ component }) => <code>{component}</code>,
  },
  {
    key: 'average',
    header: messages.averageTime,
    align: 'end',
    cell: ({ average_ms }) => timeInWords(average_ms),
  },
  { key: 'errors', header: messages.errors, align: 'end', cell: ({ errors }) => number(errors) },
  { key: 'times', header: messages.events, align: 'end', cell: ({ times }) => number(times) },
];

/** The metrics of events that browsers reported within seven days. */
export function TelemetryFigures() {
  const found = useQuery({
    ...useAdminClients().queries.get_telemetry_metrics.queryOptions(),
    refetchInterval: REFRESH_MS,
  });
  const failed = failedLoad(found);
  if (failed) return <FailedPart title={messages.theTelemetryNotLoaded} {...failed} />;
  const { data } = found;
  if (data === undefined)
    return (
      <Loading label={messages.loadingTheTelemetry}>
        <Skeleton height="96px" />
        <Skeleton height="160px" />
      </Loading>
    );
  if (data.totalOperations === 0) return <p>{messages.noEventsInLast7}</p>;
  return (
    <>
      <p className="quiet">{messages.in5OfSessions}</p>
      <Figures figures={figuresOf(data)} />
      {data.featureUsage.length > 0 && (
        <DataTable
          label={messages.featureUsage}
          columns={FEATURES}
          rows={data.featureUsage.map(({ feature, times }) => ({ name: feature, times }))}
          rowKey={({ name }) => name}
        />
      )}
      {data.promptUsage.length > 0 && (
        <DataTable
          label={messages.promptUsage}
          columns={PROMPTS}
          rows={data.promptUsage.map(({ prompt, times }) => ({ name: prompt, times }))}
          rowKey={({ name }) => name}
        />
      )}
      <DataTable
        label={messages.components}
        columns={COMPONENTS}
        rows={data.componentMetrics}
        rowKey={({ component }) => component}
      />
    </>
  );
}

function figuresOf(metrics: TelemetryMetrics) {
  return [
    { label: messages.operations, value: number(metrics.totalOperations), note: messages.eventsOfAllKinds },
    {
      label: messages.successRate,
      value: percentInWords(metrics.successRate),
      note: messages.ofAllOperations,
    },
    { label: messages.errors, value: number(metrics.errorCount), note: messages.errorsReported },
    {
      label: messages.averageResponseTime,
      value: timeInWords(metrics.avgResponseTime),
      note: messages.ofOperationsWithDuration,
    },
    { label: messages.activeSessions, value: number(metrics.activeUsers), note: messages.onePerTab },
    {
      label: messages.sessionDuration,
      value: timeInWords(metrics.sessionDuration),
      note: messages.firstToLastEvent,
    },
    {
      label: messages.aiGenerations,
      value: number(metrics.aiGenerations),
      note: messages.keywordsIdeasAndChecks,
    },
    {
      label: messages.aiSuccessRate,
      value: percentInWords(metrics.aiSuccessRate),
      note: messages.ofAiGenerations,
    },
    {
      label: messages.averageGenerationTime,
      value: timeInWords(metrics.avgGenerationTime),
      note: messages.timeToFirstByte,
    },
  ];
}
