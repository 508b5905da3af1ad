import type { Profile } from '@answerscope/contract';
import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { PersonContext } from '../../context/account-context.ts';
import { notFound } from '../../context/not-found.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId, BrandId, PersonId } from '../../lib/ids.ts';
import { topic_categories, topic_subcategories } from '../topics/topics.tables.ts';
import { accounts, brands, persons } from './accounts.tables.ts';
import { type BusinessTopics, toProfile } from './profile.rules.ts';

export type PersonRow = typeof persons.$inferSelect;
type AccountRow = typeof accounts.$inferSelect;
type BrandRow = typeof brands.$inferSelect;

/** An account with its first brand, which has the account's id. `updated_at` is the later of the two. */
export type ProfileRow = Omit<AccountRow, 'id'> & Omit<BrandRow, 'id'> & { brand_id: BrandId };
export type ProfileColumns = Partial<
  Omit<PersonRow, 'id' | 'email'> & Omit<ProfileRow, 'account_id' | 'brand_id' | 'owner_id' | 'plan_id'>
>;

const PROFILE = { account: accounts, brand: brands };
const isFirstBrand = sql`${brands.account_id} = ${accounts.id} and ${brands.id} = ${accounts.id}`;

function toProfileRow({ account, brand }: { account: AccountRow; brand: BrandRow }): ProfileRow {
  const { id: brand_id, ...measured } = brand;
  const { id: _, ...owned } = account;
  const latest = Math.max(account.updated_at.getTime(), brand.updated_at.getTime());
  return { ...measured, ...owned, brand_id, updated_at: new Date(latest) };
}

/** An account, its row locked until the transaction ends, which is how limits hold; null where there is none. */
export async function findAccountForUpdate(
  tx: Transaction,
  accountId: AccountId,
): Promise<AccountRow | null> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  return row ?? null;
}

/**
 * An account with its first brand; with `lock` the account's row is locked before it is read.
 * @throws NOT_FOUND
 */
export async function getProfileRow(
  tx: Transaction,
  accountId: AccountId,
  options: { lock?: boolean } = {},
): Promise<ProfileRow> {
  // Two statements, sent together. One that waits for a lock reads the joined rows as they were before.
  const [, [found]] = await Promise.all([
    options.lock === true ? findAccountForUpdate(tx, accountId) : null,
    tx.select(PROFILE).from(accounts).innerJoin(brands, isFirstBrand).where(eq(accounts.id, accountId)),
  ]);
  if (found === undefined) throw notFound();
  return toProfileRow(found);
}

/** What the categories of an account's first brand are called. @throws NOT_FOUND */
export async function getBusinessTopics(tx: Transaction, accountId: AccountId): Promise<BusinessTopics> {
  const [found] = await tx
    .select({
      business_category: {
        id: topic_categories.id,
        name: topic_categories.name,
        description: topic_categories.description,
      },
      business_subcategory: {
        id: topic_subcategories.id,
        name: topic_subcategories.name,
        description: topic_subcategories.description,
      },
    })
    .from(brands)
    .leftJoin(topic_categories, eq(topic_categories.id, brands.business_category_id))
    .leftJoin(topic_subcategories, eq(topic_subcategories.id, brands.business_subcategory_id))
    .where(isFirstBrandOf(accountId));
  if (found === undefined) throw notFound();
  return found;
}

/** A person. @throws NOT_FOUND */
export async function getPerson(tx: Transaction, personId: PersonId): Promise<PersonRow> {
  const [row] = await tx.select().from(persons).where(eq(persons.id, personId));
  if (row === undefined) throw notFound();
  return row;
}

/** The first account of a person, or null where there is no such person. */
export async function findFirstAccount(tx: Transaction, personId: PersonId): Promise<AccountId | null> {
  const [row] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.owner_id, personId));
  return row?.id ?? null;
}

/** The owner of an account. @throws NOT_FOUND */
export async function getOwner(tx: Transaction, accountId: AccountId): Promise<PersonRow> {
  const [found] = await tx
    .select({ person: persons })
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.owner_id))
    .where(eq(accounts.id, accountId));
  if (found === undefined) throw notFound();
  return found.person;
}

/** The profile of the specification: a person with the account and the brand that they work on. @throws NOT_FOUND */
export async function getProfile(
  tx: Transaction,
  { personId, accountId }: Pick<PersonContext, 'personId' | 'accountId'>,
): Promise<Profile> {
  const [person, row, topics] = await Promise.all([
    getPerson(tx, personId),
    getProfileRow(tx, accountId),
    getBusinessTopics(tx, accountId),
  ]);
  return toProfile(person, row, topics);
}

/** Changes columns of a person, an account and its first brand, each where it is stored. */
export async function updateProfile(
  tx: Transaction,
  { personId, accountId }: Pick<PersonContext, 'personId' | 'accountId'>,
  { updated_at, ...columns }: ProfileColumns & { updated_at: Date },
): Promise<void> {
  const [ofPerson, ofAccount, ofBrand] = [persons, accounts, brands].map((table) => {
    const known = getTableColumns(table);
    const changed = Object.entries(columns).filter(([name, value]) => name in known && value !== undefined);
    return changed.length === 0 ? null : { ...Object.fromEntries(changed), updated_at };
  });
  if (ofPerson) await tx.update(persons).set(ofPerson).where(eq(persons.id, personId));
  if (ofAccount) await tx.update(accounts).set(ofAccount).where(eq(accounts.id, accountId));
  if (ofBrand) await updateBrand(tx, accountId, ofBrand);
}

/** The first brand of an account. @throws NOT_FOUND */
export async function getBrandRow(tx: Transaction, accountId: AccountId): Promise<BrandRow> {
  const [row] = await tx.select().from(brands).where(isFirstBrandOf(accountId));
  if (row === undefined) throw notFound();
  return row;
}

/** Changes columns of an account's first brand. */
export async function updateBrand(
  tx: Transaction,
  accountId: AccountId,
  columns: Partial<Omit<BrandRow, 'account_id' | 'id'>>,
): Promise<void> {
  await tx.update(brands).set(columns).where(isFirstBrandOf(accountId));
}

const isFirstBrandOf = (accountId: AccountId) =>
  and(eq(brands.account_id, accountId), sql`${brands.id} = ${accountId}`);

/** Notes that somebody was there, unless that was noted after `before` already. */
export async function setLastSeen(
  tx: Transaction,
  personId: PersonId,
  { at, before }: { at: Date; before: Date },
): Promise<void> {
  await tx
    .update(persons)
    .set({ last_seen_at: at })
    .where(and(eq(persons.id, personId), lt(persons.last_seen_at, before)));
}

/** Puts an account on a plan. */
export async function setPlan(
  tx: Transaction,
  accountId: AccountId,
  planId: string,
  at: Date,
): Promise<void> {
  await tx.update(accounts).set({ plan_id: planId, updated_at: at }).where(eq(accounts.id, accountId));
}
