import {
  BROWSER_EVENTS,
  LIMITS,
  type PerformanceReport,
  USER_ACTIONS,
  VITALS,
  type Vital,
} from '@answerscope/contract';
import { lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { browser_samples } from './performance.tables.ts';
import { type MeasuredVital, VITAL_LIMITS } from './vitals.rules.ts';

type BrowserSample = typeof browser_samples.$inferInsert;

export async function insertBrowserSample(tx: Transaction, sample: BrowserSample): Promise<void> {
  await tx.insert(browser_samples).values(sample);
}

const newer = (since: Date) => sql`at >= ${since.toISOString()}::timestamptz`;
const below = (share: number, when = sql`true`) =>
  sql`percentile_cont(${share}::float8) within group (order by value) filter (where ${when})`;

/** What browsers measured of each vital since a moment. */
export async function listVitals(tx: Transaction, since: Date): Promise<MeasuredVital[]> {
  const limits = JSON.stringify(VITALS.map((name) => ({ name, ...VITAL_LIMITS[name] })));
  const found = await tx.execute<MeasuredVital & Record<string, unknown>>(sql`
    select l.name, count(s.value)::int as samples, ${below(0.75)} as p75,
      count(*) filter (where value <= l.good)::int as good, count(*) filter (where value > l.poor)::int as poor
    from jsonb_to_recordset(${limits}::jsonb) as l(name text, good float8, poor float8)
    left join browser_samples s on s.kind = 'metric' and s.name = l.name and ${newer(since)}
    group by l.name`);
  return VITALS.flatMap((name) => found.rows.filter((row) => row.name === name));
}

interface MeasuredPage {
  path: string;
  samples: number;
  lcp: number;
  inp: number;
  cls: number;
  lcp_p75: number | null;
  inp_p75: number | null;
  cls_p75: number | null;
}

/** The pages that most was measured of since a moment: how often of each vital, and what three of four stay below. */
export async function listMeasuredPages(tx: Transaction, since: Date): Promise<MeasuredPage[]> {
  const of = (name: Vital) => sql`name = ${name}`;
  const found = await tx.execute<MeasuredPage & Record<string, unknown>>(sql`
    select place as path, count(*)::int as samples,
      count(*) filter (where ${of('LCP')})::int as lcp, ${below(0.75, of('LCP'))} as lcp_p75,
      count(*) filter (where ${of('INP')})::int as inp, ${below(0.75, of('INP'))} as inp_p75,
      count(*) filter (where ${of('CLS')})::int as cls, ${below(0.75, of('CLS'))} as cls_p75
    from browser_samples where kind = 'metric' and ${newer(since)}
    group by place order by samples desc, place limit ${LIMITS.performance_top_max}`);
  return found.rows;
}

type Browsers = PerformanceReport['browsers'];

/** Which events browsers told of since a moment, how often, and how long half and three of four took at most. */
export async function listBrowserEvents(tx: Transaction, since: Date): Promise<Browsers['events']> {
  const found = await tx.execute<Browsers['events'][number] & Record<string, unknown>>(sql`
    select name as type, count(*)::int as samples, ${below(0.5)} as p50_ms, ${below(0.75)} as p75_ms
    from browser_samples where kind = 'event' and ${newer(since)} group by name`);
  return BROWSER_EVENTS.flatMap((type) => found.rows.filter((row) => row.type === type));
}

/** How often each action was told of since a moment. */
export async function countActions(tx: Transaction, since: Date): Promise<Browsers['actions']> {
  const found = await tx.execute<Browsers['actions'][number] & Record<string, unknown>>(sql`
    select name as action, count(*)::int as times
    from browser_samples where kind = 'action' and ${newer(since)} group by name`);
  return USER_ACTIONS.flatMap((action) => found.rows.filter((row) => row.action === action));
}

export async function deleteBrowserSamplesBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx.delete(browser_samples).where(lt(browser_samples.at, moment));
}
