import type { RateLimit } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { ABSENT_PAGES, DOCUMENT_READS, RATE_RULES, readRules } from '../../../lib/rate-rules.ts';
import { DAY_MS } from '../../../lib/time.ts';
import { countRefusals } from '../calls.queries.ts';
import type { Measuring } from '../measuring.engine.ts';

const MINUTE_SECONDS = 60;

/** The limits in force, and how often each refused in the last day, what this process has just refused among it. */
export async function listRateLimits(
  ctx: AdminContext & { measuring: Measuring; readsPerMinute: number },
): Promise<{ items: RateLimit[] }> {
  await ctx.measuring.write();
  const since = new Date(ctx.now.getTime() - DAY_MS);
  const refusals = await ctx.readAll((tx) => countRefusals(tx, since));
  const reads = [...Object.values(readRules(ctx.readsPerMinute)), DOCUMENT_READS, ABSENT_PAGES].map(
    ({ name, burst, perSecond }) => ({
      name,
      max: burst,
      refill: perSecond * MINUTE_SECONDS,
      window_seconds: MINUTE_SECONDS,
    }),
  );
  const others = Object.values(RATE_RULES).map(({ name, max, windowSeconds }) => ({
    name,
    max,
    refill: max,
    window_seconds: windowSeconds,
  }));
  return {
    items: [...reads, ...others].map((rule) => ({ ...rule, refused: refusals.get(rule.name) ?? 0 })),
  };
}
