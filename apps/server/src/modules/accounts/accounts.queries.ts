import type { Profile } from '@answerscope/contract';
import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { ownerOf } from '../../context/actor.ts';
import { notFound } from '../../context/not-found.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId, BrandId, PersonId } from '../../lib/ids.ts';
import { topic_categories, topic_subcategories } from '../topics/topics.tables.ts';
import { accounts, brands, persons } from './accounts.tables.ts';
import { toProfile } from './profile.rules.ts';

type PersonRow = typeof persons.$inferSelect;
type AccountRow = typeof accounts.$inferSelect;
type BrandRow = typeof brands.$inferSelect;

/** A person with their first account and its first brand, which have the person's id. `updated_at` is the latest of the three. */
export type ProfileRow = PersonRow &
  Omit<AccountRow, 'id' | 'updated_at'> &
  Omit<BrandRow, 'id' | 'updated_at'> & { brand_id: BrandId };
export type ProfileColumns = Partial<
  Omit<ProfileRow, 'id' | 'account_id' | 'brand_id' | 'email' | 'plan_id'>
>;

const PROFILE = { person: persons, account: accounts, brand: brands };
const isOfPerson = sql`${accounts.id} = ${persons.id}`;
const isFirstBrand = sql`${brands.account_id} = ${accounts.id} and ${brands.id} = ${accounts.id}`;

function toProfileRow({
  person,
  account,
  brand,
}: {
  person: PersonRow;
  account: AccountRow;
  brand: BrandRow;
}): ProfileRow {
  const latest = Math.max(...[person, account, brand].map(({ updated_at }) => updated_at.getTime()));
  return { ...brand, ...account, ...person, brand_id: brand.id, updated_at: new Date(latest) };
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
 * The profile of a person; with `lock` the account's row is locked before it is read.
 * @throws NOT_FOUND
 */
export async function getProfileRow(
  tx: Transaction,
  accountId: AccountId,
  options: { lock?: boolean } = {},
): Promise<ProfileRow> {
  // Two statements, sent together: what one statement joins to a row that it waited for is older than the row.
  const [, [found]] = await Promise.all([
    options.lock === true ? findAccountForUpdate(tx, accountId) : null,
    tx
      .select(PROFILE)
      .from(accounts)
      .innerJoin(persons, isOfPerson)
      .innerJoin(brands, isFirstBrand)
      .where(eq(accounts.id, accountId)),
  ]);
  if (found === undefined) throw notFound();
  return toProfileRow(found);
}

/** The profile of a person as it goes over the wire, in one statement. @throws NOT_FOUND */
export async function getProfile(tx: Transaction, accountId: AccountId): Promise<Profile> {
  const [found] = await tx
    .select({
      ...PROFILE,
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
    .from(persons)
    .innerJoin(accounts, isOfPerson)
    .innerJoin(brands, isFirstBrand)
    .leftJoin(topic_categories, eq(topic_categories.id, brands.business_category_id))
    .leftJoin(topic_subcategories, eq(topic_subcategories.id, brands.business_subcategory_id))
    .where(eq(accounts.id, accountId));
  if (found === undefined) throw notFound();
  return toProfile(toProfileRow(found), found);
}

/** Changes columns of a person, their first account and its first brand, each where it is stored. */
export async function updateProfile(
  tx: Transaction,
  accountId: AccountId,
  { updated_at, ...columns }: ProfileColumns & { updated_at: Date },
): Promise<void> {
  const [ofPerson, ofAccount, ofBrand] = [persons, accounts, brands].map((table) => {
    const known = getTableColumns(table);
    const changed = Object.entries(columns).filter(([name, value]) => name in known && value !== undefined);
    return changed.length === 0 ? null : { ...Object.fromEntries(changed), updated_at };
  });
  if (ofPerson)
    await tx
      .update(persons)
      .set(ofPerson)
      .where(eq(persons.id, ownerOf(accountId)));
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
