import type { SpendingCap } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { dayOf, monthOf } from '../../lib/time.ts';
import type { Settlement } from './settle-group.queries.ts';

export interface Reservation {
  accountId: AccountId;
  /** The provider that will be paid: the channel's name. */
  provider: string;
  amountMicrodollars: number;
  /** Decides the month and day that pay. */
  at: Date;
  /** What the user may spend in the month; null is unlimited. */
  monthlyCapMicrodollars: number | null;
  /** What the whole installation may spend in the day. */
  dailyLimitMicrodollars: number;
}

/** The cap that a reservation would pass. */
export type CapReached = 'monthly_budget' | 'daily_limit';
export type ReservationOutcome = 'reserved' | CapReached;

/**
 * Sets money aside before a call: refused, and nothing changed, when spent + reserved would pass a cap. The rows'
 * locks hold until the transaction ends, so parallel reservations cannot pass a cap together.
 */
export async function reserveSpend(tx: Transaction, reservation: Reservation): Promise<ReservationOutcome> {
  const { accountId, amountMicrodollars: amount, at } = reservation;
  const cap = reservation.monthlyCapMicrodollars;
  const month = await tx.$client.query({
    name: 'reserve_month',
    text: `insert into spend_months as m (account_id, month, reserved_microdollars)
           select $1::uuid, $2::text, $3::bigint where $4::bigint is null or $3::bigint <= $4::bigint
           on conflict (account_id, month) do update set reserved_microdollars = m.reserved_microdollars + $3::bigint
           where $4::bigint is null or m.spent_microdollars + m.reserved_microdollars + $3::bigint <= $4::bigint`,
    values: [accountId, monthOf(at), amount, cap],
  });
  if (month.rowCount !== 1) return 'monthly_budget';
  if (!(await reserveDay(tx, reservation))) {
    await tx.execute(
      sql`update spend_months set reserved_microdollars = reserved_microdollars - ${amount}::bigint
          where account_id = ${accountId} and month = ${monthOf(at)}`,
    );
    return 'daily_limit';
  }
  return 'reserved';
}

/**
 * True when what is really spent leaves room for a reservation that a cap refused: only money set aside for calls under
 * way is in its way, and some of that falls back when they end.
 */
export async function isReservedByCallsUnderWay(
  tx: Transaction,
  { refused, cap }: { refused: Reservation; cap: CapReached },
): Promise<boolean> {
  const { accountId, amountMicrodollars: amount, at } = refused;
  const isMonthly = cap === 'monthly_budget';
  const limit = isMonthly ? refused.monthlyCapMicrodollars : refused.dailyLimitMicrodollars;
  const found = await tx.execute<{ spent: number }>(
    isMonthly
      ? sql`select spent_microdollars::float8 as spent from spend_months
            where account_id = ${accountId} and month = ${monthOf(at)}`
      : sql`select spent_microdollars::float8 as spent from spend_days
            where day = ${dayOf(at)} and provider = 'all'`,
  );
  return limit === null || (found.rows[0]?.spent ?? 0) + amount <= limit;
}

/** When a cap that is reached at a moment counts anew: the next month or day in UTC. */
export function countsAnewAt(cap: SpendingCap, at: Date): Date {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  return new Date(
    cap === 'daily_limit' ? Date.UTC(year, month, at.getUTCDate() + 1) : Date.UTC(year, month + 1),
  );
}

/** Sets money of the installation's day aside; false, and nothing changed, when that would pass its limit. */
export async function reserveDay(
  tx: Transaction,
  reservation: Omit<Reservation, 'accountId' | 'monthlyCapMicrodollars'>,
): Promise<boolean> {
  const { provider, amountMicrodollars: amount, at, dailyLimitMicrodollars: limit } = reservation;
  const reserved = await tx.$client.query({
    name: 'reserve_day',
    text: `with day as (
             insert into spend_days as d (day, provider, reserved_microdollars)
             select $1::text, 'all', $3::bigint where $3::bigint <= $4::bigint
             on conflict (day, provider) do update set reserved_microdollars = d.reserved_microdollars + $3::bigint
             where d.spent_microdollars + d.reserved_microdollars + $3::bigint <= $4::bigint
             returning day)
           insert into spend_days as d (day, provider, reserved_microdollars)
           select day, $2::text, $3::bigint from day
           on conflict (day, provider) do update set reserved_microdollars = d.reserved_microdollars + $3::bigint`,
    values: [dayOf(at), provider, amount, limit],
  });
  return reserved.rowCount === 1;
}

/** Ends one reservation. */
export async function settleSpend(tx: Transaction, settlement: Settlement): Promise<void> {
  const { accountId, provider, at, reservedMicrodollars: reserved, spentMicrodollars: spent } = settlement;
  // The days come from the month's row: every transaction locks it first.
  await tx.$client.query({
    name: 'settle_spend',
    text: `
      with month as (
        update spend_months set reserved_microdollars = reserved_microdollars - $3::bigint,
          spent_microdollars = spent_microdollars + $4::bigint
        where account_id = $1 and month = $2 returning month)
      ${addToDay({ providers: '$5::text[]', day: '$6', from: ', (select count(*) from month) locked' })}`,
    values: [accountId, monthOf(at), reserved, spent, ['all', provider], dayOf(at)],
  });
}

/** Ends a reservation of a day alone. */
export async function settleDay(tx: Transaction, settlement: Omit<Settlement, 'accountId'>): Promise<void> {
  const { provider, at, reservedMicrodollars: reserved, spentMicrodollars: spent } = settlement;
  await tx.$client.query({
    name: 'settle_day',
    text: addToDay({ providers: '$1::text[]', day: '$2', from: '' }),
    values: [['all', provider], dayOf(at), reserved, spent],
  });
}

/** Ends a reservation ($3) as spent ($4) in the rows of a day, in the providers' order. */
function addToDay(of: { providers: string; day: string; from: string }): string {
  return `insert into spend_days as d (day, provider, reserved_microdollars, spent_microdollars)
    select ${of.day}, p, -$3::bigint, $4::bigint from unnest(${of.providers}) p${of.from}
    on conflict (day, provider) do update set
      reserved_microdollars = d.reserved_microdollars + excluded.reserved_microdollars,
      spent_microdollars = d.spent_microdollars + excluded.spent_microdollars`;
}

/** What a user has spent on answers, and set aside for them, in the month of `at`, micro-dollars. */
export async function findSpending(
  tx: Transaction,
  of: { accountId: AccountId; at: Date },
): Promise<{ spent: number; reserved: number }> {
  const found = await tx.execute<{ spent: number; reserved: number }>(
    sql`select spent_microdollars::float8 as spent, reserved_microdollars::float8 as reserved from spend_months
        where account_id = ${of.accountId} and month = ${monthOf(of.at)}`,
  );
  return found.rows[0] ?? { spent: 0, reserved: 0 };
}

/** What the answers of each provider cost on the day (UTC) of `at`, and what those under way may cost, micro-dollars. */
export async function findDaySpending(
  tx: Transaction,
  at: Date,
): Promise<Map<string, { spent: number; reserved: number }>> {
  const found = await tx.execute<{ provider: string; spent: number; reserved: number }>(
    sql`select provider, spent_microdollars::float8 as spent, reserved_microdollars::float8 as reserved
        from spend_days where day = ${dayOf(at)}`,
  );
  return new Map(found.rows.map(({ provider, ...money }) => [provider, money]));
}
