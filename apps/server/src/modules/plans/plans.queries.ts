import {
  CHANNELS,
  type Channel,
  germanBuiltIn,
  type Language,
  Plan,
  type PlanHistoryEntry,
} from '@answerscope/contract';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { notFound } from '../../context/not-found.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId, PersonId } from '../../lib/ids.ts';
import { completeTexts, inLanguage } from '../resources/index.ts';
import { plans, user_plan_history, user_plan_usage } from './plans.tables.ts';
import { type PaymentTaker, type StripeSetUpOfPlan, takesPaymentsFor } from './set-up.rules.ts';

export type PlanRow = typeof plans.$inferSelect;

export async function listActivePlans(tx: Transaction): Promise<PlanRow[]> {
  return tx
    .select()
    .from(plans)
    .where(and(eq(plans.is_active, true), isNull(plans.deleted_at)))
    .orderBy(asc(plans.price_monthly), asc(plans.name));
}

/** All, also those that are withdrawn or in the trash: somebody may still be on one. */
export async function listAllPlans(tx: Transaction): Promise<PlanRow[]> {
  return tx.select().from(plans).orderBy(asc(plans.id));
}

/** @throws NOT_FOUND */
export async function getPlan(tx: Transaction, planId: string): Promise<PlanRow> {
  const rows = await tx.select().from(plans).where(eq(plans.id, planId));
  const row = rows[0];
  if (row === undefined) throw notFound();
  return row;
}

export async function findKeywordsUsed(
  tx: Transaction,
  accountId: AccountId,
  month: string,
): Promise<number> {
  const rows = await tx
    .select({ month: user_plan_usage.month_year, used: user_plan_usage.keywords_used })
    .from(user_plan_usage)
    .where(eq(user_plan_usage.account_id, accountId));
  return rows.find((row) => row.month === month)?.used ?? 0;
}

/** The plan as it goes over the wire: what its users see; the rest is the administrators'. */
export function toPlan(row: PlanRow, taker: PaymentTaker, language: Language = 'en'): Plan {
  return Plan.parse({
    ...inLanguage<PlanTexts, PlanRow>(row, language, findBuiltInPlan),
    is_set_up: takesPaymentsFor(taker, row),
    allowed_channels: row.allowed_channels.filter(isChannel),
  });
}

type PlanTexts = Pick<PlanRow, 'description' | 'features'>;

/** The product's own German texts of a plan; null where an administrator wrote the English ones. */
export function findBuiltInPlan({ description, features }: PlanTexts): PlanTexts | null {
  const names = features.map(({ name }) => germanBuiltIn(name));
  return completeTexts<PlanTexts>({
    description: germanBuiltIn(description),
    features: names.every((name) => name !== undefined)
      ? features.map(({ included }, at) => ({ name: names[at] ?? '', included }))
      : undefined,
  });
}

function isChannel(name: string): name is Channel {
  return (CHANNELS as readonly string[]).includes(name);
}

/** True when there is any plan, offered or not. */
export async function hasPlans(tx: Transaction): Promise<boolean> {
  return (await tx.select({ id: plans.id }).from(plans).limit(1)).length > 0;
}

/** Makes plans; those whose name is taken are left as they are. */
export async function insertPlans(tx: Transaction, rows: (typeof plans.$inferInsert)[]): Promise<void> {
  await tx.insert(plans).values(rows).onConflictDoNothing();
}

/** MD5 of descriptions that earlier versions came with. */
const FORMER_DESCRIPTIONS = ['0ba865660545b97728cfc00c54c55334'];

/** Gives a plan that came with the product its present description, unless an administrator has changed the former one. */
export async function updateFormerDescription(
  tx: Transaction,
  { name, description }: { name: string; description: string },
): Promise<void> {
  const isFormer = inArray(sql`md5(${plans.description})`, FORMER_DESCRIPTIONS);
  await tx
    .update(plans)
    .set({ description })
    .where(and(eq(plans.name, name), isFormer));
}

/** The id of the plan of that name, or null. */
export async function findPlanId(tx: Transaction, name: string): Promise<string | null> {
  const rows = await tx.select({ id: plans.id }).from(plans).where(eq(plans.name, name));
  return rows[0]?.id ?? null;
}

/** The name of the plan of a person's account, or null where there is no such person. */
export async function findPlanNameOf(tx: Transaction, personId: PersonId): Promise<string | null> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select p.name from accounts a join plans p on p.id = a.plan_id where a.owner_id = ${personId}`,
  );
  return rows[0]?.name ?? null;
}

/** The plan of that name which can be chosen, or null. */
export async function findPlanByName(tx: Transaction, name: string): Promise<PlanRow | null> {
  const [row] = await tx
    .select()
    .from(plans)
    .where(and(eq(plans.name, name), eq(plans.is_active, true), isNull(plans.deleted_at)));
  return row ?? null;
}

/** Keeps from which plan to which a user was put, by whom and why. */
export async function insertPlanChange(
  tx: Transaction,
  change: typeof user_plan_history.$inferInsert,
): Promise<void> {
  await tx.insert(user_plan_history).values(change);
}

export interface PlanChangeRow {
  id: string;
  previous: { id: string; name: string; price_monthly: number } | null;
  next: { id: string; name: string; price_monthly: number };
  reason: string;
  actor_kind: PlanHistoryEntry['made_by'];
  changed_by: string | null;
  created_at: Date;
  /** Plans of this user before it. */
  earlier: string[];
}

/** A user's changes of plan, newest first. Prices are those of now. */
export async function listPlanChanges(
  tx: Transaction,
  { accountId, limit }: { accountId: AccountId; limit: number },
): Promise<PlanChangeRow[]> {
  const { rows } = await tx.execute<Omit<PlanChangeRow, 'created_at'> & { created_at: string }>(
    sql`select h.id, h.reason, h.actor_kind, h.changed_by, h.created_at,
          case when p.id is not null
            then jsonb_build_object('id', p.id, 'name', p.name, 'price_monthly', p.price_monthly) end as previous,
          jsonb_build_object('id', n.id, 'name', n.name, 'price_monthly', n.price_monthly) as next,
          array(select e.previous_plan_id::text from user_plan_history e where e.account_id = h.account_id
                and e.previous_plan_id is not null and e.previous_plan_id <> h.previous_plan_id
                and (e.created_at, e.id) < (h.created_at, h.id)) as earlier
        from user_plan_history h
        join plans n on n.id = h.new_plan_id left join plans p on p.id = h.previous_plan_id
        where h.account_id = ${accountId} order by h.created_at desc, h.id desc limit ${limit}`,
  );
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at) }));
}

/** Keeps as what the payment provider knows a plan. Only another product is another version of the row. */
export async function setStripeSetUp(
  tx: Transaction,
  { planId, setUp }: { planId: string; setUp: StripeSetUpOfPlan },
): Promise<void> {
  const product = setUp.product_id;
  await tx
    .update(plans)
    .set({
      stripe_set_up: setUp,
      stripe_product_id: product,
      version: sql`case when ${plans.stripe_product_id} is distinct from ${product}
        then ${plans.version} + 1 else ${plans.version} end`,
    })
    .where(eq(plans.id, planId));
}

/** Notes that the payment provider knows a plan otherwise than we thought, unless it was told of it anew since. */
export async function correctStripeSetUp(
  tx: Transaction,
  { plan, setUp }: { plan: Pick<PlanRow, 'id' | 'stripe_set_up'>; setUp: StripeSetUpOfPlan | null },
): Promise<void> {
  if (plan.stripe_set_up === null) return;
  const asRead = sql`${plans.stripe_set_up} = ${JSON.stringify(plan.stripe_set_up)}::jsonb`;
  await tx
    .update(plans)
    .set({ stripe_set_up: setUp })
    .where(and(eq(plans.id, plan.id), asRead));
}

/** A plan that is not in the trash, its row locked; or null. */
export async function findPlanForUpdate(tx: Transaction, id: string): Promise<PlanRow | null> {
  const rows = await tx
    .select()
    .from(plans)
    .where(and(eq(plans.id, id), isNull(plans.deleted_at)))
    .for('update');
  return rows[0] ?? null;
}
