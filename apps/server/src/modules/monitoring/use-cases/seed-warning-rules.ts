import type { Pool } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { seedOnce } from '../../resources/index.ts';
import * as messages from '../messages.ts';
import { insertWarningRules } from '../warnings.queries.ts';

const DEFAULTS = { comparison: 'gt', window_minutes: 15, cooldown_minutes: 60, receivers: '' } as const;

const BUILT_IN = [
  { name: messages.manyCallsFail, measure: 'failed_answers', threshold: 25, is_active: true },
  { name: messages.checksWait, measure: 'waiting_minutes', threshold: 15, is_active: true },
  { name: messages.spendingNearsLimit, measure: 'daily_spend', threshold: 90, is_active: true },
  { name: messages.highMemoryUsage, measure: 'memory', threshold: 95, is_active: false },
] as const;

/** Of specification 9; they came later, to installations that had the others. */
const OF_PERFORMANCE = [
  { name: messages.highErrorRate, measure: 'error_rate', threshold: 5, is_active: true },
  { name: messages.slowResponseTime, measure: 'response_time', threshold: 2_000, is_active: true },
] as const;
const PERFORMANCE_DEFAULTS = { ...DEFAULTS, window_minutes: 5, cooldown_minutes: 10 };

/** Adds the warning rules that come with the product, once: what administrators make of them, also nothing, stays. */
export async function seedWarningRules(servicePool: Pool): Promise<void> {
  await seedOnce(servicePool, 'warning-rules', (tx) =>
    insertWarningRules(
      tx,
      BUILT_IN.map((rule) => ({ id: newId(), ...DEFAULTS, ...rule })),
    ),
  );
  await seedOnce(servicePool, 'performance-warning-rules', (tx) =>
    insertWarningRules(
      tx,
      OF_PERFORMANCE.map((rule) => ({ id: newId(), ...PERFORMANCE_DEFAULTS, ...rule })),
    ),
  );
}
