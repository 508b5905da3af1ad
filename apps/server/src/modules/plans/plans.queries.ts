import { CHANNELS, type Channel, type Plan } from '@answerscope/contract';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { notFound } from '../../http/context.ts';
import { plans, user_plan_usage } from './plans.tables.ts';

export type PlanRow = typeof plans.$inferSelect;

export async function listActivePlans(tx: Transaction): Promise<PlanRow[]> {
  return tx
    .select()
    .from(plans)
    .where(eq(plans.is_active, true))
    .orderBy(asc(plans.price_monthly), asc(plans.name));
}

/** @throws NOT_FOUND */
export async function getPlan(tx: Transaction, planId: string): Promise<PlanRow> {
  const rows = await tx.select().from(plans).where(eq(plans.id, planId));
  const row = rows[0];
  if (row === undefined) throw notFound();
  return row;
}

export async function findKeywordsUsed(tx: Transaction, userId: string, month: string): Promise<number> {
  const rows = await tx
    .select({ month: user_plan_usage.month_year, used: user_plan_usage.keywords_used })
    .from(user_plan_usage)
    .where(eq(user_plan_usage.user_id, userId));
  return rows.find((row) => row.month === month)?.used ?? 0;
}

/** The plan as it goes over the wire. */
export function toPlan(row: PlanRow): Plan {
  const { is_default: _default, monthly_budget_usd: _budget, allowed_channels, ...plan } = row;
  return { ...plan, allowed_channels: allowed_channels.filter(isChannel) };
}

function isChannel(name: string): name is Channel {
  return (CHANNELS as readonly string[]).includes(name);
}
