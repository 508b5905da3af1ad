import { CHANNEL_LABELS, CHANNELS } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import {
  type CountedRows,
  type RangeNumbers,
  rateNumbersOf,
  ratesByName,
  voiceOf,
} from './analytics.rules.ts';
import {
  ALL,
  allOf,
  countFlipped,
  countNamed,
  countReports,
  dayOfSql,
  linesIn,
} from './visibility.queries.ts';

/** What the reports of each assistant found. Calls and their cost are no user's business: they are of all users' report. */
export async function readOwnChannels(tx: Transaction, counted: CountedRows): Promise<RangeNumbers> {
  const reported = await countReports(tx, counted, sql`r.channel`);
  const flipped = await countFlipped(tx, counted);
  const named = await countNamed(tx, { counted, name: sql`l.channel` });
  const all = allOf(await countNamed(tx, { counted, name: ALL }));
  const byDay = await ratesByName(
    await countNamed(tx, { counted, name: sql`l.channel || ' ' || ${dayOfSql(sql`l.created_at`)}` }),
  );
  const { rows: voices } = await tx.execute<{ name: string | null; brand: number; others: number }>(sql`
    with voices as (select l.channel as name, l.brand_mentions, l.competitor_mentions ${linesIn(counted)})
    select name, coalesce(sum(brand_mentions), 0)::float8 as brand,
      coalesce(sum(competitor_mentions), 0)::float8 as others
    from voices group by grouping sets ((name), ())`);
  const numbersOf = (name: string | null) => {
    const row = reported.find((one) => one.name === name);
    const flips = flipped.find((one) => one.name === name);
    const voice = voices.find((one) => one.name === name) ?? { brand: 0, others: 0 };
    return {
      ...rateNumbersOf(name === null ? all : (named.get(name) ?? [])),
      reports: row?.reports ?? 0,
      newly_named: flips?.newly_named ?? 0,
      no_longer_named: flips?.no_longer_named ?? 0,
      share_of_voice: voiceOf(voice),
    };
  };
  const channels = CHANNELS.filter((channel) => reported.some(({ name }) => name === channel));
  return {
    totals: [{ currency: null, values: numbersOf(null) }],
    rows: channels.map((channel) => ({
      name: CHANNEL_LABELS[channel],
      currency: null,
      values: numbersOf(channel),
    })),
    charts: channels.map((channel) => {
      const rates = new Map(
        [...byDay].flatMap(([key, numbers]) => {
          const [of, day = ''] = key.split(' ');
          return of === channel ? [[day, numbers] as const] : [];
        }),
      );
      return { measure: 'rate', currency: null, name: CHANNEL_LABELS[channel], ...daysOfRates(rates) };
    }),
  };
}

const daysOfRates = (rates: ReadonlyMap<string, ReturnType<typeof rateNumbersOf>>) => ({
  days: new Map([...rates].map(([day, { rate = null }]) => [day, rate])),
  rates,
});
