import { oc } from '@orpc/contract';
import { z } from 'zod';
import { BROWSER_EVENTS, USER_ACTIONS, VITALS } from './browser-measures.ts';
import { LIMITS } from './limits.ts';
import {
  DEFAULT_PERFORMANCE_WINDOW,
  PERFORMANCE_WINDOWS,
  type PerformanceWindow,
} from './performance-windows.ts';

const WINDOW_NAMES = Object.keys(PERFORMANCE_WINDOWS) as [PerformanceWindow, ...PerformanceWindow[]];

/** A call of the contract, a page, a file, or another address: sign-in, documents, what the machine asks. */
export const REQUEST_KINDS = ['call', 'page', 'file', 'other'] as const;
/** What is counted by minute: requests, and beside them what a limit refused, and what an assistant was asked to think of. */
export const COUNTED_KINDS = [...REQUEST_KINDS, 'refusal', 'generation'] as const;
export type CountedKind = (typeof COUNTED_KINDS)[number];
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Who answers and works: everything, requests only, or background work only. */
const PROCESS_ROLES = ['both', 'api', 'worker'] as const;

/** A number that may be told of too little: null where it is. */
const maybe = z.number().nullable();

/** What requests of one name took. Percentiles are null where there are too few for them. */
export const ProcedureTimes = z.object({
  /** 'keywords.list_keywords'; of what is no call its class: 'page'. */
  name: z.string(),
  kind: z.enum(REQUEST_KINDS),
  calls: z.number().int(),
  /** Answered with a status of 400 to 499, and of 500 or above. */
  client_errors: z.number().int(),
  server_errors: z.number().int(),
  average_ms: z.number(),
  p50_ms: maybe,
  p95_ms: maybe,
  p99_ms: maybe,
});
export type ProcedureTimes = z.infer<typeof ProcedureTimes>;

const PerformancePoint = z.object({
  from: z.iso.datetime(),
  calls: z.number().int(),
  errors: z.number().int(),
  average_ms: maybe,
  p95_ms: maybe,
});
export type PerformancePoint = z.infer<typeof PerformancePoint>;

/** What the health score is made of (specification 9). */
const HEALTH_MEASURES = ['response_time', 'memory', 'error_rate'] as const;
export type HealthMeasure = (typeof HEALTH_MEASURES)[number];

const HealthScore = z.object({
  score: z.number().int().min(0).max(100),
  deductions: z
    .array(
      z.object({
        measure: z.enum(HEALTH_MEASURES),
        value: z.number(),
        /** The limit that was passed. */
        above: z.number(),
        points: z.number().int(),
      }),
    )
    .max(HEALTH_MEASURES.length),
  /** What could not be told, and so takes nothing off. */
  untold: z.array(z.enum(HEALTH_MEASURES)).max(HEALTH_MEASURES.length),
});
export type HealthScore = z.infer<typeof HealthScore>;

/** How much of a pool was used: what is open at most, and the most that was seen at once within the minute. */
export const PoolUse = z.object({
  name: z.string(),
  max: z.number().int(),
  in_use: z.number().int(),
  idle: z.number().int(),
  waiting: z.number().int(),
});
export type PoolUse = z.infer<typeof PoolUse>;

/** A process that was seen within the window, as it was last. */
export const ProcessSample = z.object({
  process: z.uuid(),
  role: z.enum(PROCESS_ROLES),
  started_at: z.iso.datetime(),
  seen_at: z.iso.datetime(),
  /** How late the event loop was in the slowest of a hundred turns; the worst minute of the window beside it. */
  event_loop_p99_ms: z.number(),
  event_loop_worst_ms: z.number(),
  /** Of one core. */
  cpu_percent: z.number(),
  /** Of the machine, in use by everything on it. */
  memory_percent: z.number(),
  rss_bytes: z.number(),
  heap_used_bytes: z.number(),
  heap_limit_bytes: z.number(),
  pools: z.array(PoolUse).max(LIMITS.pools_shown_max),
});
export type ProcessSample = z.infer<typeof ProcessSample>;

/** What browsers measured of one vital: the value that three of four pages stay below, and the shares by web.dev's limits. */
const VitalTimes = z.object({
  name: z.enum(VITALS),
  samples: z.number().int(),
  /** Null where there are too few samples, like the shares. */
  p75: maybe,
  good_percent: maybe,
  needs_improvement_percent: maybe,
  poor_percent: maybe,
});
export type VitalTimes = z.infer<typeof VitalTimes>;

const PageVitals = z.object({
  /** The page's address with names in the place of its ids. */
  path: z.string(),
  samples: z.number().int(),
  lcp_p75: maybe,
  inp_p75: maybe,
  cls_p75: maybe,
});
export type PageVitals = z.infer<typeof PageVitals>;

/** How often an assistant was asked to think of keywords, and what came of it. */
const GenerationFigures = z.object({
  total: z.number().int(),
  succeeded: z.number().int(),
  /** By a limit of money or keywords, once the assistant was to be asked. */
  refused: z.number().int(),
  failed: z.number().int(),
  /** In percent; null where there are too few. */
  success_rate: maybe,
  /** Null where there was none. */
  average_ms: maybe,
});
export type GenerationFigures = z.infer<typeof GenerationFigures>;

export const PerformanceReport = z.object({
  window: z.enum(WINDOW_NAMES),
  since: z.iso.datetime(),
  until: z.iso.datetime(),
  /** Of calls of the contract; pages and files are counted by themselves. */
  summary: z.object({
    calls: z.number().int(),
    client_errors: z.number().int(),
    server_errors: z.number().int(),
    /** Answered with a status of 400 or above, in percent; null where there are too few calls. */
    error_rate: maybe,
    average_ms: maybe,
    p50_ms: maybe,
    p95_ms: maybe,
    p99_ms: maybe,
  }),
  health: HealthScore,
  /** Of the newest samples: the most of any machine, and all processes together. Null where none was taken. */
  memory_percent: maybe,
  cpu_percent: maybe,
  /** Since when the process that answers runs. */
  up_since: z.iso.datetime(),
  points: z.array(PerformancePoint).max(LIMITS.performance_points_max),
  requests: z.array(ProcedureTimes).max(LIMITS.procedures_shown_max),
  /** The slowest calls by their average. */
  slowest: z.array(ProcedureTimes).max(LIMITS.performance_top_max),
  generation: GenerationFigures,
  processes: z.array(ProcessSample).max(LIMITS.processes_shown_max),
  browsers: z.object({
    vitals: z.array(VitalTimes).max(VITALS.length),
    pages: z.array(PageVitals).max(LIMITS.performance_top_max),
    events: z
      .array(
        z.object({ type: z.enum(BROWSER_EVENTS), samples: z.number().int(), p50_ms: maybe, p75_ms: maybe }),
      )
      .max(BROWSER_EVENTS.length),
    actions: z
      .array(z.object({ action: z.enum(USER_ACTIONS), times: z.number().int() }))
      .max(USER_ACTIONS.length),
  }),
});
export type PerformanceReport = z.infer<typeof PerformanceReport>;

/** `absent`: the extension is not in the database; `not_loaded`: it is, and the server was started without its library. */
const STATEMENT_STATES = ['read', 'absent', 'not_loaded'] as const;

export const SlowStatement = z.object({
  id: z.string(),
  /** Without the values it was sent with. */
  statement: z.string(),
  calls: z.number(),
  average_ms: z.number(),
  total_ms: z.number(),
  rows: z.number(),
});
export type SlowStatement = z.infer<typeof SlowStatement>;

export const SlowStatements = z.object({
  state: z.enum(STATEMENT_STATES),
  statements: z.array(SlowStatement).max(LIMITS.performance_top_max),
  /** How many others there are whose words the product may not read. */
  hidden: z.number().int(),
});
export type SlowStatements = z.infer<typeof SlowStatements>;

/** Counted over the events that browsers sent within the last 7 days, under the names of specification 7.1. */
export const TelemetryMetrics = z.object({
  /** Milliseconds: the sum of `duration` / the number of events that have one. Null without any. */
  avgResponseTime: maybe,
  /** The number of events. */
  totalOperations: z.number().int(),
  /** Percent: 100 * events with `success` / all events. Null without any. */
  successRate: maybe,
  /** The number of events of the category `error`. */
  errorCount: z.number().int(),
  /** The number of different `sessionId`s: no event says whose it is. A tab is one session. */
  activeUsers: z.number().int(),
  /** Milliseconds: the mean over all sessions of last event - first event. Null without any. */
  sessionDuration: maybe,
  /** How often each `event` of the categories `user_action` and `ai_operation` came, the most frequent first. */
  featureUsage: z
    .array(z.object({ feature: z.string(), times: z.number().int() }))
    .max(LIMITS.performance_top_max),
  /** The number of events of the category `ai_operation`. */
  aiGenerations: z.number().int(),
  /** Percent: 100 * AI operations with `success` / all AI operations. Null without any. */
  aiSuccessRate: maybe,
  /** Milliseconds: the mean `duration` of AI operations that have one. Null without any. */
  avgGenerationTime: maybe,
  /** How often each kind of AI operation, the `event`, came, the most frequent first. */
  promptUsage: z
    .array(z.object({ prompt: z.string(), times: z.number().int() }))
    .max(LIMITS.performance_top_max),
  /** Of each `component` its events, their mean `duration` in milliseconds and how many are errors; the most frequent first. */
  componentMetrics: z
    .array(
      z.object({
        component: z.string(),
        times: z.number().int(),
        average_ms: maybe,
        errors: z.number().int(),
      }),
    )
    .max(LIMITS.performance_top_max),
});
export type TelemetryMetrics = z.infer<typeof TelemetryMetrics>;

/** How quickly and how well the installation answers. */
export const performanceContract = {
  get_performance: oc
    .route({
      method: 'GET',
      path: '/api/admin/performance',
      tags: ['admin'],
      summary: 'Calls, errors and times by procedure, processes, and what browsers measured, over a window',
    })
    .input(z.strictObject({ window: z.enum(WINDOW_NAMES).default(DEFAULT_PERFORMANCE_WINDOW) }))
    .output(PerformanceReport),
  list_slow_statements: oc
    .route({
      method: 'GET',
      path: '/api/admin/performance/statements',
      tags: ['admin'],
      summary: 'The slowest statements, where the database counts them (pg_stat_statements)',
    })
    .output(SlowStatements),
  get_telemetry_metrics: oc
    .route({
      method: 'GET',
      path: '/api/admin/telemetry',
      tags: ['admin'],
      summary: 'What the events of browsers come to over the last 7 days',
    })
    .output(TelemetryMetrics),
};
