import type { Channel } from '@answerscope/contract';
import type { Pool } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import type { Log } from '../../../lib/log.ts';

export interface ProviderSlots {
  /** One of the first `max` slots of a provider; null when all are taken or it is paused. `release` gives it back. */
  take(channel: Channel, max: number): Promise<{ release(): Promise<void> } | null>;
}

/** A slot of a process that died is somebody else's after this; a living one renews its own well before. */
const LEASE_MS = 15_000;
const RENEW_MS = 4_000;

/**
 * Slots over the database, for any number of processes, as leases that this process renews while a call is under way.
 * A slot that cannot be given back because the database is away is given back as soon as it answers again.
 */
export function createProviderSlots(
  servicePool: Pool,
  options: { log: Log; leaseMs?: number; renewMs?: number },
): ProviderSlots {
  const { log, leaseMs = LEASE_MS, renewMs = RENEW_MS } = options;
  const held = new Set<string>();
  const toGiveBack = new Set<string>();
  let timer: NodeJS.Timeout | null = null;

  const keep = async (): Promise<void> => {
    try {
      if (toGiveBack.size > 0) await giveBack(servicePool, toGiveBack);
      if (held.size > 0) await renew(servicePool, held, leaseMs);
    } catch (err) {
      log.warn({ err }, 'provider slots could not be renewed; trying again');
    }
    timer = null;
    keepTicking();
  };
  const keepTicking = (): void => {
    if (timer === null && held.size + toGiveBack.size > 0)
      timer = setTimeout(() => void keep(), renewMs).unref();
  };
  return {
    take: async (channel, max) => {
      const holder = newId();
      if (!(await takeSlot(servicePool, { channel, holder, max, leaseMs }))) return null;
      held.add(holder);
      keepTicking();
      const release = async (): Promise<void> => {
        held.delete(holder);
        toGiveBack.add(holder);
        keepTicking();
        await giveBack(servicePool, toGiveBack);
      };
      return { release };
    },
  };
}

/**
 * True when one of the first `max` slots is now the holder's. Missing slots are made on the way. A pause counts in the
 * same statement: looked up before, one that is set meanwhile would be missed.
 */
async function takeSlot(
  pool: Pool,
  take: { channel: Channel; holder: string; max: number; leaseMs: number },
): Promise<boolean> {
  const { channel, holder, max, leaseMs } = take;
  for (const mayMakeSlots of [true, false]) {
    const taken = await pool.query({
      name: 'take_provider_slot',
      text: `update provider_slots s set holder = $2, lease_until = now() + $4 * interval '1 millisecond'
             from (select slot_no from provider_slots
                   where provider = $1 and slot_no < $3 and (lease_until is null or lease_until < now())
                   order by slot_no limit 1 for update skip locked) free
             where s.provider = $1 and s.slot_no = free.slot_no
               and not exists (select 1 from provider_states where provider = $1 and paused_until > now())`,
      values: [channel, holder, max, leaseMs],
    });
    if (taken.rowCount === 1) return true;
    if (!mayMakeSlots) return false;
    await pool.query(
      `insert into provider_slots (provider, slot_no) select $1, generate_series(0, $2 - 1) on conflict do nothing`,
      [channel, max],
    );
  }
  return false;
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
