import type { Channel } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';
import { newId } from '../../lib/ids.ts';
import { inGroups } from '../../lib/in-groups.ts';
import type { Log } from '../../lib/log.ts';

export interface ProviderSlot {
  /** Gives it back. */
  release(): Promise<void>;
}

export interface ProviderSlots {
  /** So many of the first `max` slots of a provider, or fewer: none when all are taken or it is paused. */
  take(channel: Channel, max: number, wanted: number): Promise<ProviderSlot[]>;
}

/** A slot of a process that died is somebody else's after this; a living one renews its own well before. */
const LEASE_MS = 15_000;
const RENEW_MS = 4_000;
const GIVEN_TOGETHER_MAX = 200;

/**
 * Slots over the database, for any number of processes, as leases that this process renews while a call is under way.
 * A slot that cannot be given back because the database is away is given back as soon as it answers again.
 */
export function createProviderSlots(
  servicePool: Pool,
  options: { log: Log; leaseMs?: number; renewMs?: number },
): ProviderSlots {
  const { log, leaseMs = LEASE_MS, renewMs = RENEW_MS } = options;
  const kept = new Set<string>();
  const toGiveBack = new Set<string>();
  let timer: NodeJS.Timeout | null = null;

  const keep = async (): Promise<void> => {
    try {
      if (toGiveBack.size > 0) await giveBack(servicePool, toGiveBack);
      if (kept.size > 0) await renew(servicePool, kept, leaseMs);
    } catch (err) {
      log.warn({ err }, 'provider slots could not be renewed; trying again');
    }
    timer = null;
    keepTicking();
  };
  const keepTicking = (): void => {
    if (timer === null && kept.size + toGiveBack.size > 0)
      timer = setTimeout(() => void keep(), renewMs).unref();
  };
  // Whose turn it is gives back all that wait for it.
  const giveBackTogether = inGroups<string, void>(GIVEN_TOGETHER_MAX, async (group) => {
    await giveBack(servicePool, toGiveBack);
    return group.map(() => undefined);
  });
  const slotOf = (holder: string): ProviderSlot => ({
    release: () => {
      kept.delete(holder);
      toGiveBack.add(holder);
      keepTicking();
      return giveBackTogether(holder);
    },
  });
  return {
    take: async (channel, max, wanted) => {
      const holders = Array.from({ length: wanted }, () => newId());
      const taken = await takeSlots(servicePool, { channel, holders, max, leaseMs });
      for (const holder of taken) kept.add(holder);
      keepTicking();
      return taken.map(slotOf);
    },
  };
}

/**
 * The holders that have one of the first `max` slots now. Missing slots are made on the way. A pause counts in the
 * same statement: looked up before, one that is set meanwhile would be missed.
 */
async function takeSlots(
  pool: Pool,
  take: { channel: Channel; holders: readonly string[]; max: number; leaseMs: number },
): Promise<string[]> {
  const { channel, holders, max, leaseMs } = take;
  const got: string[] = [];
  for (const mayMakeSlots of [true, false]) {
    const missing = holders.slice(got.length);
    const taken = await pool.query<{ holder: string }>({
      name: 'take_provider_slots',
      text: `with free as (
               select slot_no from provider_slots
               where provider = $1 and slot_no < $3 and (lease_until is null or lease_until < now())
                 and not exists (select 1 from provider_states where provider = $1 and paused_until > now())
               order by slot_no limit $5 for update skip locked)
             update provider_slots s set holder = ($2::uuid[])[f.n], lease_until = now() + $4 * interval '1 millisecond'
             from (select slot_no, row_number() over () as n from free) f
             where s.provider = $1 and s.slot_no = f.slot_no
             returning s.holder`,
      values: [channel, missing, max, leaseMs, missing.length],
    });
    got.push(...taken.rows.map(({ holder }) => holder));
    if (got.length === holders.length || !mayMakeSlots) return got;
    await pool.query(
      `insert into provider_slots (provider, slot_no) select $1, generate_series(0, $2 - 1) on conflict do nothing`,
      [channel, max],
    );
  }
  return got;
}

async function renew(pool: Pool, holders: ReadonlySet<string>, leaseMs: number): Promise<void> {
  await pool.query({
    name: 'renew_provider_slots',
    text: `update provider_slots set lease_until = now() + $2 * interval '1 millisecond' where holder = any($1)`,
    values: [[...holders], leaseMs],
  });
}

async function giveBack(pool: Pool, holders: Set<string>): Promise<void> {
  const given = [...holders];
  await pool.query({
    name: 'give_back_provider_slots',
    text: 'update provider_slots set holder = null, lease_until = null where holder = any($1)',
    values: [given],
  });
  for (const holder of given) holders.delete(holder);
}
