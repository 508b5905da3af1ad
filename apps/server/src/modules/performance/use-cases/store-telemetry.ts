import { LIMITS, type TelemetryEvent } from '@answerscope/contract';
import { inTransaction } from '../../../database/pool.ts';
import { RATE_RULES } from '../../../lib/rate-rules.ts';
import { DAY_MS } from '../../../lib/time.ts';
import { getPerson } from '../../accounts/index.ts';
import { insertTelemetryEvents } from '../telemetry.queries.ts';
import type { SampleContext } from './keep-browser-sample.ts';

/**
 * Stores events of a browser, unless its user has switched that off or too many come: from one of them, or from all.
 * Events that are older than they are stored for are left out.
 */
export async function storeTelemetry(
  { servicePool, rateLimiter, from, personId, now }: SampleContext,
  { events }: { events: TelemetryEvent[] },
): Promise<{ accepted: number }> {
  const nothing = { accepted: 0 };
  const { telemetry_events_of_one, telemetry_events } = RATE_RULES;
  const ofOne = await rateLimiter.consume(`telemetry-events:${from}`, telemetry_events_of_one, events.length);
  if (!ofOne.allowed) return nothing;
  const ofAll = await rateLimiter.consume('telemetry-events', telemetry_events, events.length);
  if (!ofAll.allowed) return nothing;
  const oldest = now.getTime() - LIMITS.telemetry_days * DAY_MS;
  const rows = events
    .map(({ timestamp, sessionId, duration, ...event }) => ({
      ...event,
      session_id: sessionId,
      duration_ms: duration,
      at: new Date(Math.min(Date.parse(timestamp), now.getTime())),
    }))
    .filter(({ at }) => at.getTime() >= oldest);
  return inTransaction(servicePool, null, async (tx) => {
    if (personId !== null && !(await getPerson(tx, personId)).allows_measuring) return nothing;
    return { accepted: await insertTelemetryEvents(tx, rows) };
  });
}
