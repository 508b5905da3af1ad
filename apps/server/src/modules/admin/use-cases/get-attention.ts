import type { AdminAttention } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { toDollars } from '../../../lib/money.ts';
import { readRules } from '../../monitoring/index.ts';
import { listPlanConflicts, type PaymentServices } from '../../payments/index.ts';
import { findDaySpending } from '../../plans/index.ts';
import { countIdleChannels } from '../../runs/index.ts';
import { getDailyLimit, getTrackerSettings } from '../../settings/index.ts';
import {
  countFailedWork,
  countFailingSubscriptions,
  countOpenDisputes,
  countWaitingEvents,
  findInstalledAt,
  listPausedProviders,
} from '../attention.queries.ts';
import { findLastBackup, readStoredTables } from '../system-health.queries.ts';
import { isBackupLate } from '../system-health.rules.ts';
import { otherTables } from '../tables-version.rules.ts';
import { checkSystemHealth, type SystemParts } from './check-system-health.ts';

/** A worker looks for work every few seconds: what waits longer, waits for somebody. */
const WAITING_MS = 5 * 60_000;
/** An event is asked about within seconds, and again after pauses where that failed. */
const EVENT_WAITING_MS = 10 * 60_000;

/** What needs an administrator now, over all users. */
export async function getAttention(
  ctx: AdminContext &
    SystemParts & {
      dailyLimitMicrodollars: number;
      payments: PaymentServices;
    },
): Promise<AdminAttention> {
  const { now, payments, dailyLimitMicrodollars } = ctx;
  const { stripe } = payments;
  const health = await checkSystemHealth(ctx);
  const before = (ms: number) => new Date(now.getTime() - ms);
  return ctx.readAll(async (tx) => {
    const day = (await findDaySpending(tx, now)).get('all') ?? { spent: 0, reserved: 0 };
    return {
      paused_providers: await listPausedProviders(tx, now),
      today: {
        spent_usd: toDollars(day.spent),
        reserved_usd: toDollars(day.reserved),
        limit_usd: toDollars(await getDailyLimit(tx, dailyLimitMicrodollars)),
      },
      waiting: await countIdleChannels(tx, before(WAITING_MS)),
      ...(await countFailedWork(tx)),
      open_disputes: await countOpenDisputes(tx),
      failing_subscriptions: stripe === null ? 0 : await countFailingSubscriptions(tx, stripe.isLive),
      plan_conflicts: (await listPlanConflicts(tx, { stripe, now: payments.now() })).length,
      late_backup: lateBackup({
        last: await findLastBackup(tx),
        installed: await findInstalledAt(tx),
        isNightly: (await getTrackerSettings(tx)).settings.nightly_backup,
        now,
      }),
      other_tables: otherTables(await readStoredTables(tx), ctx.database),
      waiting_events:
        stripe === null
          ? { count: 0, since: null }
          : await countWaitingEvents(tx, { before: before(EVENT_WAITING_MS), isLive: stripe.isLive }),
      health: health.filter(({ state }) => state !== 'ok'),
      met_rules: (await readRules(tx, { now, dailyLimitMicrodollars }))
        .filter(({ reading }) => reading.would_warn)
        .map(({ rule }) => rule.name),
    };
  });
}

function lateBackup({
  last,
  installed,
  isNightly,
  now,
}: {
  last: Date | null;
  installed: Date | null;
  isNightly: boolean;
  now: Date;
}): AdminAttention['late_backup'] {
  const since = last ?? installed;
  if (since === null || !isBackupLate(since, now, isNightly)) return null;
  return { is_first: last === null, is_nightly: isNightly, since: since.toISOString() };
}
