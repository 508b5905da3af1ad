import type { TelemetryMetrics } from '@answerscope/contract';
import type { TelemetryTotals } from './telemetry.queries.ts';

const percent = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole);

/** The twelve metrics of specification 7.1; `TelemetryMetrics` of the contract has their formulas and units. */
export function toTelemetryMetrics(
  totals: TelemetryTotals,
  lists: {
    features: readonly { event: string; times: number }[];
    prompts: readonly { event: string; times: number }[];
    components: TelemetryMetrics['componentMetrics'];
  },
): TelemetryMetrics {
  return {
    avgResponseTime: totals.average_ms,
    totalOperations: totals.events,
    successRate: percent(totals.succeeded, totals.events),
    errorCount: totals.errors,
    activeUsers: totals.sessions,
    sessionDuration: totals.session_ms,
    featureUsage: lists.features.map(({ event, times }) => ({ feature: event, times })),
    aiGenerations: totals.ai_events,
    aiSuccessRate: percent(totals.ai_succeeded, totals.ai_events),
    avgGenerationTime: totals.ai_average_ms,
    promptUsage: lists.prompts.map(({ event, times }) => ({ prompt: event, times })),
    componentMetrics: lists.components,
  };
}
