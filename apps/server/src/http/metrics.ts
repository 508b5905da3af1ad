import { CHANNELS } from '@answerscope/contract';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'route' | 'method' | 'status'>;
  openStreams: Gauge;
  openConnections: Gauge;
  closedConnections: Counter<'reason'>;
  assistantCalls: Counter<'channel' | 'outcome'>;
  assistantSeconds: Histogram<'channel'>;
  spentMicrodollars: Counter<'channel'>;
  lostAttempts: Counter<'channel'>;
  surplusAnswers: Counter<'channel'>;
  runWaits: Counter<'channel'>;
  refreshes: Counter<'outcome'>;
}

/** The measurements at GET /metrics, one registry per process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const metrics: Metrics = {
    registry,
    requestSeconds: new Histogram({
      name: 'answerscope_http_request_seconds',
      help: 'Time to answer a request, in seconds, by kind of address',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
      registers,
    }),
    openStreams: new Gauge({ name: 'answerscope_event_streams', help: 'Open event streams', registers }),
    openConnections: new Gauge({
      name: 'answerscope_connections',
      help: 'Open connections to the HTTP server',
      registers,
    }),
    closedConnections: new Counter({
      name: 'answerscope_connections_closed_total',
      help: 'Connections closed, by whose limit was reached: block (of addresses) or all; unread: the answer was not read',
      labelNames: ['reason'],
      registers,
    }),
    assistantCalls: new Counter({
      name: 'answerscope_assistant_calls_total',
      help: 'Calls to assistants by outcome: answered or the error code',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    assistantSeconds: new Histogram({
      name: 'answerscope_assistant_seconds',
      help: 'Time an assistant took to answer, in seconds',
      labelNames: ['channel'],
      buckets: [0.5, 1, 2, 5, 10, 20, 40, 80, 120],
      registers,
    }),
    spentMicrodollars: new Counter({
      name: 'answerscope_spent_microdollars_total',
      help: 'Money booked for calls to assistants, in micro-dollars',
      labelNames: ['channel'],
      registers,
    }),
    lostAttempts: new Counter({
      name: 'answerscope_lost_attempts_total',
      help: 'Calls whose outcome is unknown after a crash',
      labelNames: ['channel'],
      registers,
    }),
    surplusAnswers: new Counter({
      name: 'answerscope_surplus_answers_total',
      help: 'Answers that came after their sample was settled: kept, not counted',
      labelNames: ['channel'],
      registers,
    }),
    runWaits: new Counter({
      name: 'answerscope_run_waits_total',
      help: 'Times a channel of a run gave its turn away because its provider asked to wait long',
      labelNames: ['channel'],
      registers,
    }),
    refreshes: new Counter({
      name: 'answerscope_refreshes_total',
      help: 'Due refreshes by outcome: started, later, skipped, failed',
      labelNames: ['outcome'],
      registers,
    }),
  };
  // A series that begins with its first event hides that event from every rate.
  const { spentMicrodollars, lostAttempts, surplusAnswers, runWaits } = metrics;
  for (const channel of CHANNELS)
    for (const counter of [spentMicrodollars, lostAttempts, surplusAnswers, runWaits])
      counter.inc({ channel }, 0);
  for (const reason of ['block', 'all', 'unread']) metrics.closedConnections.inc({ reason }, 0);
  for (const outcome of ['started', 'later', 'skipped', 'failed']) metrics.refreshes.inc({ outcome }, 0);
  return metrics;
}
