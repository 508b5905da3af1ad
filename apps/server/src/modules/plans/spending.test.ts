import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { TEST_SECRET } from '../../../test/global-setup.ts';
import { openPools } from '../../database/open-database.ts';
import { inTransaction, tenantDatabase } from '../../database/pool.ts';
import { type AccountId, newId } from '../../lib/ids.ts';
import { settleGroup } from './settle-group.queries.ts';
import {
  countsAnewAt,
  findSpending,
  isReservedByCallsUnderWay,
  type Reservation,
  reserveSpend,
  settleSpend,
} from './spending.queries.ts';

let database: TestDatabase;
let pools: ReturnType<typeof openPools>;
beforeAll(async () => {
  database = await createTestDatabase();
  pools = openPools(database.owner, TEST_SECRET);
});
afterAll(async () => {
  await Promise.all(Object.values(pools).map((pool) => pool.end()));
  await database.drop();
});

/** A person of their own day, so that tests do not share the installation's limit. */
function person(day: string) {
  const accountId = newId<AccountId>();
  const at = new Date(`${day}T12:00:00Z`);
  const db = tenantDatabase(pools.appPool, accountId);
  const reservationOf = (amountMicrodollars: number, limits: Partial<Reservation>): Reservation => ({
    accountId,
    provider: 'openai',
    amountMicrodollars,
    at,
    monthlyCapMicrodollars: null,
    dailyLimitMicrodollars: 1_000_000_000,
    ...limits,
  });
  const reserve = (amountMicrodollars: number, limits: Partial<Reservation> = {}) =>
    db.transaction((tx) => reserveSpend(tx, reservationOf(amountMicrodollars, limits)));
  /** Whether only calls under way are in the way of so much. */
  const isReserved = (amountMicrodollars: number, limits: Partial<Reservation>) =>
    db.transaction((tx) =>
      isReservedByCallsUnderWay(tx, {
        refused: reservationOf(amountMicrodollars, limits),
        cap: limits.monthlyCapMicrodollars === undefined ? 'daily_limit' : 'monthly_budget',
      }),
    );
  const settlementOf = (reservedMicrodollars: number, spentMicrodollars: number) => ({
    accountId,
    provider: 'openai',
    at,
    reservedMicrodollars,
    spentMicrodollars,
  });
  const settle = (...of: Parameters<typeof settlementOf>) =>
    db.transaction((tx) => settleSpend(tx, settlementOf(...of)));
  const spending = () => db.transaction((tx) => findSpending(tx, { accountId, at }));
  const days = () =>
    database.query(
      `select provider, reserved_microdollars::int as reserved, spent_microdollars::int as spent
       from spend_days where day = $1 order by provider`,
      [day],
    );
  return { reserve, isReserved, settle, settlementOf, spending, days };
}

describe('money for calls to assistants', () => {
  it('is set aside before a call; what it really cost is booked and the rest is free again', async () => {
    const { reserve, settle, spending, days } = person('2026-03-01');
    expect(await reserve(9_000)).toBe('reserved');
    expect(await spending()).toEqual({ spent: 0, reserved: 9_000 });
    await settle(9_000, 4_000);
    expect(await spending()).toEqual({ spent: 4_000, reserved: 0 });
    expect(await days()).toEqual([
      { provider: 'all', reserved: 0, spent: 4_000 },
      { provider: 'openai', reserved: 0, spent: 4_000 },
    ]);
  });

  it('may reach the monthly cap and not pass it, counting what is spent and what is set aside', async () => {
    const { reserve, settle, spending } = person('2026-03-02');
    const capped = { monthlyCapMicrodollars: 10_000 };
    expect(await reserve(6_000, capped)).toBe('reserved');
    await settle(6_000, 3_000);
    expect(await reserve(4_000, capped)).toBe('reserved');
    expect(await reserve(3_001, capped)).toBe('monthly_budget');
    expect(await reserve(3_000, capped)).toBe('reserved');
    expect(await reserve(1, capped)).toBe('monthly_budget');
    expect(await spending()).toEqual({ spent: 3_000, reserved: 7_000 });
  });

  it.each([
    ['monthly cap', '2026-03-06', { monthlyCapMicrodollars: 10_000 }],
    ['daily limit', '2026-03-07', { dailyLimitMicrodollars: 10_000 }],
  ])('that calls under way hold of the %s is told from money that is spent', async (_cap, day, capped) => {
    const { reserve, isReserved, settle } = person(day);
    await reserve(9_000, capped);
    expect(await reserve(4_000, capped)).not.toBe('reserved');
    expect(await isReserved(4_000, capped)).toBe(true);
    expect(await isReserved(10_001, capped)).toBe(false);
    await settle(9_000, 6_001);
    expect(await isReserved(4_000, capped)).toBe(false);
    expect(await isReserved(3_999, capped)).toBe(true);
  });

  it('that is settled together ends in the rows of its user, its provider and its day', async () => {
    const [first, second] = [person('2026-03-10'), person('2026-03-10')];
    await first.reserve(5_000);
    await second.reserve(8_000, { provider: 'claude' });
    await first.reserve(6_000);
    await inTransaction(pools.servicePool, null, (tx) =>
      settleGroup(tx, [
        first.settlementOf(5_000, 1_000),
        { ...second.settlementOf(8_000, 3_000), provider: 'claude' },
        first.settlementOf(6_000, 2_000),
      ]),
    );
    expect([await first.spending(), await second.spending()]).toEqual([
      { spent: 3_000, reserved: 0 },
      { spent: 3_000, reserved: 0 },
    ]);
    expect(await first.days()).toEqual([
      { provider: 'all', reserved: 0, spent: 6_000 },
      { provider: 'claude', reserved: 0, spent: 3_000 },
      { provider: 'openai', reserved: 0, spent: 3_000 },
    ]);
  });

  it('of a cap that is reached counts anew with the next day or month in UTC', () => {
    const at = new Date('2026-12-31T23:30:00Z');
    expect(countsAnewAt('daily_limit', at)).toEqual(new Date('2027-01-01T00:00:00Z'));
    expect(countsAnewAt('daily_limit', new Date('2026-03-07T00:00:00Z'))).toEqual(new Date('2026-03-08'));
    expect(countsAnewAt('plan_budget', at)).toEqual(new Date('2027-01-01T00:00:00Z'));
    expect(countsAnewAt('own_cap', new Date('2026-03-07T12:00:00Z'))).toEqual(new Date('2026-04-01'));
  });

  it('never passes the cap when many calls ask at once', async () => {
    const { reserve, spending } = person('2026-03-03');
    const outcomes = await Promise.all(
      Array.from({ length: 15 }, () => reserve(3_000, { monthlyCapMicrodollars: 10_000 })),
    );
    expect(outcomes.filter((outcome) => outcome === 'reserved')).toHaveLength(3);
    expect((await spending()).reserved).toBe(9_000);
  });

  it('never passes the installation’s daily limit, whoever asks', async () => {
    const people = Array.from({ length: 12 }, () => person('2026-03-04'));
    const outcomes = await Promise.all(
      people.map(({ reserve }) => reserve(3_000, { dailyLimitMicrodollars: 10_000 })),
    );
    expect(outcomes.filter((outcome) => outcome === 'reserved')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 'daily_limit')).toHaveLength(9);
    expect(await people[0]?.days()).toContainEqual({ provider: 'all', reserved: 9_000, spent: 0 });
  });

  it('a first call dearer than a limit is refused too, and a limit of nothing refuses all', async () => {
    const { reserve } = person('2026-03-05');
    expect(await reserve(2, { dailyLimitMicrodollars: 1 })).toBe('daily_limit');
    expect(await reserve(2, { monthlyCapMicrodollars: 1 })).toBe('monthly_budget');
    expect(await reserve(1, { monthlyCapMicrodollars: 0 })).toBe('monthly_budget');
  });

  it('begins anew with each month in UTC', async () => {
    const { reserve } = person('2026-03-31');
    const capped = { monthlyCapMicrodollars: 1_000 };
    expect(await reserve(1_000, { ...capped, at: new Date('2026-03-31T23:59:59.999Z') })).toBe('reserved');
    expect(await reserve(1_000, { ...capped, at: new Date('2026-03-31T23:59:59.999Z') })).toBe(
      'monthly_budget',
    );
    expect(await reserve(1_000, { ...capped, at: new Date('2026-04-01T00:00:00.000Z') })).toBe('reserved');
  });
});
