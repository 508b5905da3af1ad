import type pg from 'pg';
import {
  asTransaction,
  beginBringing,
  commitBringing,
  deleteRows,
  forceRowSecurity,
  hasAccounts,
  insertRows,
  listAccountsBut,
  listSubscribers,
  readRows,
} from './bring-accounts.queries.ts';
import { asOwner, settleKind, WrongKindError } from './database/kind.ts';
import { migrateDatabase } from './database/migrate.ts';
import type { Database } from './database/open-database.ts';
import type { ConnectionSettings } from './database/pool.ts';
import { connectionAs, type RoleName } from './database/roles.ts';
import type { AccountId } from './lib/ids.ts';
import type { Log } from './lib/log.ts';
import { DEMONSTRATION_EMAIL } from './modules/accounts/index.ts';
import { fitKeywords } from './modules/keywords/index.ts';
import { lockUser, settle } from './modules/plans/index.ts';

interface Brought {
  table: string;
  owner: string;
  role: RoleName;
  isForced: boolean;
  /** Of a user's rows these alone. */
  only?: string;
}

/** What people said who they are and what they follow; parents first. Answers, reports and money are not among it. */
const BROUGHT: readonly Brought[] = [
  { table: 'auth."user"', owner: 'id', role: 'auth', isForced: false },
  { table: 'auth.account', owner: 'user_id', role: 'auth', isForced: false },
  { table: 'auth.two_factor', owner: 'user_id', role: 'auth', isForced: false },
  { table: 'persons', owner: 'id', role: 'service', isForced: true },
  { table: 'accounts', owner: 'id', role: 'service', isForced: true },
  { table: 'brands', owner: 'account_id', role: 'service', isForced: true },
  // Who wants no mails wants none of the new installation either.
  { table: 'mail_settings', owner: 'user_id', role: 'service', isForced: true },
  // What an administrator gave; what a simulated subscription gave is over.
  {
    table: 'plan_grants',
    owner: 'account_id',
    role: 'service',
    isForced: true,
    only: 'subscription_id is null',
  },
  { table: 'competitors', owner: 'account_id', role: 'service', isForced: true },
  { table: 'brand_profiles', owner: 'account_id', role: 'service', isForced: true },
  { table: 'brand_messaging_pillars', owner: 'account_id', role: 'service', isForced: true },
  { table: 'brand_questions', owner: 'account_id', role: 'service', isForced: true },
  { table: 'brand_themes', owner: 'account_id', role: 'service', isForced: true },
  { table: 'keywords', owner: 'account_id', role: 'service', isForced: true },
  { table: 'tags', owner: 'account_id', role: 'service', isForced: true },
  { table: 'keyword_tag_relations', owner: 'account_id', role: 'service', isForced: true },
  { table: 'topic_idea_choices', owner: 'account_id', role: 'service', isForced: true },
  // What people show as their picture.
  { table: 'media', owner: 'created_by', role: 'service', isForced: false },
];

/** A trigger fills these tables for each row of auth."user". The copied rows replace them. */
const MADE_AT_SIGN_UP = new Set(['persons', 'accounts', 'brands']);

/** Tables whose row-level security is forced also upon who owns them, and that are written here. */
const FORCED = [...BROUGHT.filter(({ isForced }) => isForced).map(({ table }) => table), 'user_plan_history'];

/**
 * On the first start with a provider key: copies accounts with their brands, names, competitors and keywords from the
 * demonstration's database to the new one, all or none, with the plans that administrators gave them; what a simulated
 * subscription gave is over. The demonstration keeps everything of its own; its ready-made account stays there, whose
 * keywords would cost real money.
 * @returns how many accounts were copied; 0 where the database has accounts already.
 */
export async function bringAccounts(
  { owner, other }: Pick<Database, 'owner' | 'other'>,
  { authSecret, log }: { authSecret: string; log: Log },
): Promise<number> {
  if (other === null) return 0;
  const counts = await asOwner(owner, async (target) => {
    await beginBringing(target);
    if (await hasAccounts(target)) return {};
    await migrateDatabase(other, authSecret, log);
    if ((await settleKind(other, 'simulated')) === 'real') throw new WrongKindError('source');
    const brought = await copyInto(target, (role) => connectionAs(role, other, authSecret));
    await commitBringing(target);
    return brought;
  });
  const copied = counts['auth."user"'] ?? 0;
  if (copied > 0)
    log.info(
      { accounts: copied, keywords: counts.keywords, competitors: counts.competitors },
      'the first start with a provider key: accounts, brands, keywords, competitors and names were copied from the demonstration; its answers, reports, subscriptions and money were not',
    );
  return copied;
}

async function copyInto(
  target: pg.Client,
  sourceAs: (role: RoleName) => ConnectionSettings,
): Promise<Record<string, number>> {
  // Accounts refer to the plans of the demonstration, which replace those of the new database.
  const plans = await readRows(sourceAs('service'), 'plans');
  await deleteRows(target, 'plans');
  await insertRows(target, 'plans', plans);
  await bringTopics(target, sourceAs('service'));
  const ids = await listAccountsBut(sourceAs('auth'), DEMONSTRATION_EMAIL);
  const counts: Record<string, number> = {};
  await forceRowSecurity(target, FORCED, false);
  for (const { table, owner, role, only } of BROUGHT) {
    const rows = await readRows(sourceAs(role), table, { owner, owners: ids, ...(only && { only }) });
    if (MADE_AT_SIGN_UP.has(table)) await deleteRows(target, table);
    counts[table] = await insertRows(target, table, rows);
  }
  await endSimulatedSubscriptions(target, await listSubscribers(sourceAs('service'), ids));
  await forceRowSecurity(target, FORCED, true);
  return counts;
}

/** Puts who paid simulated money on the plan that they have without it, as the end of a subscription does. */
async function endSimulatedSubscriptions(target: pg.Client, accountIds: readonly AccountId[]): Promise<void> {
  const tx = asTransaction(target);
  for (const accountId of accountIds)
    await settle(tx, await lockUser(tx, accountId), {
      reason: 'The subscription of the demonstration was simulated',
      actor: { kind: 'system', name: 'bring-accounts' },
      now: new Date(),
      fitKeywords,
    });
}

/** Brands refer to the categories of the demonstration, which replace the built-in ones. Without any, those stay. */
async function bringTopics(target: pg.Client, from: ConnectionSettings): Promise<void> {
  const categories = await readRows(from, 'topic_categories');
  if (categories.length === 0) return;
  await deleteRows(target, 'topic_categories');
  await insertRows(target, 'topic_categories', categories);
  await insertRows(target, 'topic_subcategories', await readRows(from, 'topic_subcategories'));
  await insertRows(target, 'topic_ideas', await readRows(from, 'topic_ideas'));
}
