import { inTransaction, type Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { getOwner, getProfileRow, type ProfileRow } from '../../accounts/index.ts';
import { listKeywordsToCheck } from '../../keywords/index.ts';
import { getPlan } from '../../plans/index.ts';
import {
  listTracking,
  nextRefreshAt,
  nextSlot,
  refreshBasis,
  upsertTracking,
} from '../../refreshes/index.ts';
import type { RunServices } from '../run.services.ts';
import { findActiveRun } from '../run-rows.queries.ts';
import { writeRun } from './write-run.ts';

/** When a refresh that found a run under way is looked at again. */
const LATER_MS = 15 * 60_000;
const UNSEEN_MAX_MS = 30 * 24 * 3_600_000;

/** A run was started; one is under way, so later; nobody to refresh for, so tomorrow; another process was faster. */
export type DueRefresh = 'started' | 'later' | 'skipped' | 'not_due';

/**
 * Starts one run over a user's due channels. The account's lock and the due times, read again under it, make it one
 * run however many processes try: whoever comes second finds nothing due.
 */
export async function startDueRefresh(services: RunServices, accountId: AccountId): Promise<DueRefresh> {
  const now = services.now();
  const isActive = await services.isAccountActive(accountId);
  const owner = await inTransaction(services.servicePool, null, (tx) => getOwner(tx, accountId));
  const outcome = await services.tenant(accountId).transaction(async (tx): Promise<DueRefresh> => {
    const profile = await getProfileRow(tx, accountId, { lock: true });
    const plan = await getPlan(tx, profile.plan_id);
    const basis = refreshBasis(profile, plan);
    const channels = (await listTracking(tx, accountId))
      .filter(({ next_refresh_at }) => next_refresh_at <= now)
      .map(({ channel }) => channel)
      .filter(
        (channel) => plan.allowed_channels.includes(channel) && services.configuredChannels.includes(channel),
      );
    if (channels.length === 0) return 'not_due';
    const postpone = async (next_refresh_at: Date): Promise<void> => {
      for (const channel of channels) await upsertTracking(tx, { ...basis, channel, next_refresh_at });
    };
    if (
      !isActive ||
      !(await isToBeRefreshed(tx, profile, {
        seenAt: plan.price_monthly === 0 ? owner.last_seen_at : null,
        now,
      }))
    ) {
      await postpone(nextSlot(basis, now));
      return 'skipped';
    }
    if ((await findActiveRun(tx, accountId, channels)) !== null) {
      await postpone(new Date(now.getTime() + LATER_MS));
      return 'later';
    }
    await writeRun(tx, { services, profile, input: { channels }, now, ...SCHEDULED });
    // What it refreshes is recorded when it ends; one that a person cancels has its turn again after the period.
    await postpone(nextRefreshAt(basis, now, now));
    return 'started';
  });
  if (outcome === 'started') services.wakeRuns();
  return outcome;
}

const SCHEDULED = { trigger: 'scheduled', idempotencyKey: null } as const;

/** Needs a company and a keyword; a free account also somebody who has looked in within the last 30 days. */
async function isToBeRefreshed(
  tx: Transaction,
  profile: ProfileRow,
  { seenAt, now }: { seenAt: Date | null; now: Date },
): Promise<boolean> {
  if (profile.company_name === null) return false;
  if (seenAt !== null && now.getTime() - seenAt.getTime() > UNSEEN_MAX_MS) return false;
  const keywords = await listKeywordsToCheck(tx, profile.account_id);
  return keywords.some(({ is_paused }) => !is_paused);
}
