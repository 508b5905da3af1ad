import type { Pool } from '../../database/pool.ts';
import { bind } from '../../http/bind.ts';
import { addressBlock } from '../../http/client-address.ts';
import type { RequestContext } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { administering } from '../audit/index.ts';
import type { Measuring } from './measuring.engine.ts';
import { pagePathOf } from './page-path.rules.ts';
import { getPerformance } from './use-cases/get-performance.ts';
import { getTelemetryMetrics } from './use-cases/get-telemetry-metrics.ts';
import { keepBrowserSample } from './use-cases/keep-browser-sample.ts';
import { listRateLimits } from './use-cases/list-rate-limits.ts';
import { readSlowStatements } from './use-cases/list-slow-statements.ts';
import { storeTelemetry } from './use-cases/store-telemetry.ts';

interface PerformanceServices {
  servicePool: Pool;
  rateLimiter: RateLimiter;
  measuring: Measuring;
}

/** Binds what browsers tell of how the product runs in them. */
export function createBrowserMeasureRoutes({
  servicePool,
  rateLimiter,
}: Omit<PerformanceServices, 'measuring'>) {
  const { monitoring } = procedures;
  const from = ({ actor, address, now }: RequestContext) => ({
    servicePool,
    rateLimiter,
    from: actor?.personId ?? addressBlock(address),
    personId: actor?.personId ?? null,
    now,
  });
  return {
    report_metric: monitoring.report_metric.handler(({ context, input: { name, value, url } }) =>
      keepBrowserSample(from(context), { kind: 'metric', name, value, place: pagePathOf(url) }),
    ),
    report_action: monitoring.report_action.handler(({ context, input: { action, element } }) =>
      keepBrowserSample(from(context), { kind: 'action', name: action, place: element }),
    ),
    report_event: monitoring.report_event.handler(({ context, input: { type, attributes, url } }) =>
      keepBrowserSample(from(context), {
        kind: 'event',
        name: type,
        value: attributes.duration_ms,
        place: pagePathOf(url),
      }),
    ),
    report_telemetry: monitoring.report_telemetry.handler(({ context, input }) =>
      storeTelemetry(from(context), input),
    ),
  };
}

/** Binds what administrators see of it, and of the server. */
export function createPerformanceRoutes({
  servicePool,
  measuring,
  config: { readsPerMinute },
}: Omit<PerformanceServices, 'rateLimiter'> & { config: { readsPerMinute: number } }) {
  const { admin } = procedures;
  const bindAdmin = bind(administering(servicePool));
  const upSince = new Date(Date.now() - process.uptime() * 1_000);
  return {
    get_performance: bindAdmin(admin.get_performance, (ctx, input) =>
      getPerformance({ ...ctx, measuring, upSince }, input),
    ),
    list_rate_limits: bindAdmin(admin.list_rate_limits, (ctx) =>
      listRateLimits({ ...ctx, measuring, readsPerMinute }),
    ),
    list_slow_statements: bindAdmin(admin.list_slow_statements, readSlowStatements),
    get_telemetry_metrics: bindAdmin(admin.get_telemetry_metrics, getTelemetryMetrics),
  };
}
