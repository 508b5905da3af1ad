import {
  type Channel,
  type ForcedStatus,
  LIMITS,
  type OmegaList,
  type OmegaOverride,
} from '@answerscope/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { matching, sameIn } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import { partPattern } from '../../database/search.ts';
import type { AccountId } from '../../lib/ids.ts';
import { keywords } from '../keywords/keywords.tables.ts';
import { isOverrideInForce } from './omega.queries.ts';
import { omega_ranking_overrides as overrides } from './omega.tables.ts';

/** A keyword of a user on a channel. */
export interface OmegaTarget {
  account_id: AccountId;
  keyword_id: string;
  channel: Channel;
}

const STATES: Record<OmegaOverride['state'], SQL | undefined> = {
  in_force: isOverrideInForce,
  expired: sql`${overrides.ended_by} is null and ${overrides.until} <= now()`,
  lifted: sql`${overrides.ended_by} is not null`,
};

interface OverrideRow extends Record<string, unknown> {
  id: string;
  account_id: AccountId;
  email: string;
  keyword_id: string;
  keyword: string;
  channel: Channel;
  forced_status: ForcedStatus;
  is_in_force: boolean;
  reason: string;
  set_by: string;
  set_by_email: string | null;
  set_at: string;
  until: string | null;
  ended_at: string | null;
  ended_by: string | null;
  ended_by_email: string | null;
  end_reason: string | null;
}

const LISTED = sql`from ${overrides}
  join keywords k on k.account_id = ${overrides.account_id} and k.id = ${overrides.keyword_id}
  join accounts w on w.id = ${overrides.account_id} join auth."user" u on u.id = w.owner_id`;

async function readOverrides(tx: Transaction, rest: SQL): Promise<OmegaOverride[]> {
  const found = await tx.execute<OverrideRow>(sql`
    select ${overrides}.*, u.email, k.keyword, s.email as set_by_email, e.email as ended_by_email,
      ${isOverrideInForce} as is_in_force
    ${LISTED} left join auth."user" s on s.id = ${overrides.set_by}
      left join auth."user" e on e.id = ${overrides.ended_by} ${rest}`);
  return found.rows.map(toOverride);
}

/** A page of forced statuses in a state, those set last first. */
export async function listOmegaOverrides(
  tx: Transaction,
  { search, channel, state, page }: OmegaList,
): Promise<{ items: OmegaOverride[]; total: number }> {
  const part = partPattern(search ?? '');
  const where = sql`where ${and(
    STATES[state],
    channel === undefined ? undefined : eq(overrides.channel, channel),
    search ? sql`(u.email ilike ${part} or k.keyword ilike ${part})` : undefined,
  )}`;
  const items = await readOverrides(
    tx,
    sql`${where} order by ${overrides.set_at} desc, ${overrides.id} desc
      limit ${LIMITS.page_size} offset ${(page - 1) * LIMITS.page_size}`,
  );
  const counted = await tx.execute<{ total: number }>(sql`select count(*)::int as total ${LISTED} ${where}`);
  return { items, total: counted.rows[0]?.total ?? 0 };
}

/** A forced status by its id; null when there is none. */
export async function findOverride(tx: Transaction, id: string): Promise<OmegaOverride | null> {
  return (await readOverrides(tx, sql`where ${overrides.id} = ${id}`))[0] ?? null;
}

/** The one that counts now for a keyword on a channel. */
export async function findOmegaOverrideInForce(
  tx: Transaction,
  target: OmegaTarget,
): Promise<OmegaOverride | null> {
  const isOfTarget = sameIn(overrides, target, 'account_id', 'keyword_id', 'channel');
  return (await readOverrides(tx, sql`where ${and(isOfTarget, isOverrideInForce)}`))[0] ?? null;
}

/** A keyword of a user, which nobody changes until the transaction is over; null when there is none. */
export async function lockKeyword(
  tx: Transaction,
  { account_id, keyword_id }: Pick<OmegaTarget, 'account_id' | 'keyword_id'>,
): Promise<{ keyword: string } | null> {
  const rows = await tx
    .select({ keyword: keywords.keyword })
    .from(keywords)
    .where(matching(keywords, { account_id, id: keyword_id }))
    .for('update');
  return rows[0] ?? null;
}

/** Makes room for another one: of one whose time is over, the end is written down. */
export async function endExpired(tx: Transaction, target: OmegaTarget): Promise<void> {
  const { ended_at, until } = overrides;
  await tx
    .update(overrides)
    .set({ ended_at: sql`${until}` })
    .where(
      and(
        sameIn(overrides, target, 'account_id', 'keyword_id', 'channel'),
        sql`${ended_at} is null and ${until} <= now()`,
      ),
    );
}

/** Forces a status. */
export async function insertOverride(tx: Transaction, row: typeof overrides.$inferInsert): Promise<void> {
  await tx.insert(overrides).values(row);
}

/** Ends one that counts; null when it does not, or there is none. */
export async function endOverride(
  tx: Transaction,
  { id, ...end }: { id: string; ended_at: Date; ended_by: string; end_reason: string },
): Promise<OmegaTarget | null> {
  const { account_id, keyword_id, channel } = overrides;
  const [ended] = await tx
    .update(overrides)
    .set(end)
    .where(and(eq(overrides.id, id), isOverrideInForce))
    .returning({ account_id, keyword_id, channel });
  return ended ?? null;
}

function toOverride(row: OverrideRow): OmegaOverride {
  const { set_by, until, ended_at, ended_by, end_reason } = row;
  const at = (moment: string) => new Date(moment).toISOString();
  return {
    id: row.id,
    user: { id: row.account_id, email: row.email },
    keyword_id: row.keyword_id,
    keyword: row.keyword,
    channel: row.channel,
    forced_status: row.forced_status,
    state: ended_by !== null ? 'lifted' : row.is_in_force ? 'in_force' : 'expired',
    reason: row.reason,
    set_by: { id: set_by, email: row.set_by_email },
    set_at: at(row.set_at),
    until: until === null ? null : at(until),
    lifted:
      ended_by === null || ended_at === null
        ? null
        : { by: { id: ended_by, email: row.ended_by_email }, at: at(ended_at), reason: end_reason ?? '' },
  };
}
