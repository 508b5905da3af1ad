import { LIMITS, type TelemetryMetrics } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { DAY_MS } from '../../../lib/time.ts';
import { countTelemetryEvents, listTelemetryComponents, sumTelemetry } from '../telemetry.queries.ts';
import { toTelemetryMetrics } from '../telemetry.rules.ts';

/** The metrics of all events of browsers over the last seven days. */
export function getTelemetryMetrics(ctx: AdminContext): Promise<TelemetryMetrics> {
  const since = new Date(ctx.now.getTime() - LIMITS.telemetry_days * DAY_MS);
  return ctx.readAll(async (tx) =>
    toTelemetryMetrics(await sumTelemetry(tx, since), {
      features: await countTelemetryEvents(tx, since, ['user_action', 'ai_operation']),
      prompts: await countTelemetryEvents(tx, since, ['ai_operation']),
      components: await listTelemetryComponents(tx, since),
    }),
  );
}
