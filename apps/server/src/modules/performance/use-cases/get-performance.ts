import type { PerformanceReport, PerformanceWindow } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import {
  countActions,
  listBrowserEvents,
  listMeasuredPages,
  listVitals,
} from '../browser-samples.queries.ts';
import { countCalls, countGenerations, listCountedNames, listCountedSteps } from '../calls.queries.ts';
import type { Measuring } from '../measuring.engine.ts';
import {
  averageOf,
  errorRateOf,
  HEALTH_MINUTES,
  healthScoreOf,
  isCurrent,
  slowestOf,
  stepsOf,
  summarise,
  toGeneration,
  toPoints,
  toTimes,
} from '../performance.rules.ts';
import { listProcesses } from '../processes.queries.ts';
import { toBrowserEvents, toPageVitals, toVitalTimes } from '../vitals.rules.ts';

const MINUTE_MS = 60_000;

/** How quickly and how well everything answered over a window, what the process that answers has just counted among it. */
export async function getPerformance(
  ctx: AdminContext & { measuring: Measuring; upSince: Date },
  { window }: { window: PerformanceWindow },
): Promise<PerformanceReport> {
  await ctx.measuring.write();
  const { now } = ctx;
  const steps = stepsOf(window, now);
  const { since } = steps;
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
  return ctx.readAll(async (tx) => {
    const counted = await listCountedNames(tx, since);
    const requests = counted.map(toTimes);
    const processes = await listProcesses(tx, since);
    const current = processes.filter((one) => isCurrent(one, now));
    const memory = current.length === 0 ? null : Math.max(...current.map((one) => one.memory_percent));
    return {
      window,
      since: since.toISOString(),
      until: now.toISOString(),
      summary: summarise(counted),
      health: healthScoreOf({
        response_time: averageOf(await countCalls(tx, ago(HEALTH_MINUTES.response_time))),
        memory,
        error_rate: errorRateOf(await countCalls(tx, ago(HEALTH_MINUTES.error_rate))),
      }),
      memory_percent: memory,
      cpu_percent:
        current.length === 0 ? null : current.reduce((sum, { cpu_percent }) => sum + cpu_percent, 0),
      up_since: ctx.upSince.toISOString(),
      points: toPoints(await listCountedSteps(tx, steps), steps),
      requests,
      slowest: slowestOf(requests),
      generation: toGeneration(await countGenerations(tx, since)),
      processes,
      browsers: {
        vitals: (await listVitals(tx, since)).map(toVitalTimes),
        pages: (await listMeasuredPages(tx, since)).map(toPageVitals),
        events: toBrowserEvents(await listBrowserEvents(tx, since)),
        actions: await countActions(tx, since),
      },
    };
  });
}
