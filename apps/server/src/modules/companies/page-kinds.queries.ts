import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';

/** The cited pages of some sites. */
export async function listCitedPages(
  tx: Transaction,
  accountId: AccountId,
  domains: readonly string[],
): Promise<{ url: string; kind: string }[]> {
  const found = await tx.execute<{ url: string; kind: string }>(sql`
    select distinct url, kind from answer_citations
    where account_id = ${accountId} and domain = any(${sql.param(domains)}::text[])`);
  return found.rows;
}

/** Decides again whose these pages are; returns the answers that cite them. */
export async function updatePageKinds(
  tx: Transaction,
  accountId: AccountId,
  pages: { url: string; kind: string }[],
): Promise<string[]> {
  const kinds = sql`${JSON.stringify(Object.fromEntries(pages.map(({ url, kind }) => [url, kind])))}::jsonb`;
  const changed = await tx.execute<{ answer_id: string }>(sql`
    update answer_citations c set kind = ${kinds} ->> c.url
    where c.account_id = ${accountId} and c.kind <> ${kinds} ->> c.url returning c.answer_id`);
  return changed.rows.map(({ answer_id }) => answer_id);
}
