import { LIMITS } from '@answerscope/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { matching, sameIn } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import { isLike } from '../../database/search.ts';
import type { AccountId } from '../../lib/ids.ts';
import { visibility_results } from '../answers/answers.tables.ts';
import { keywords } from '../keywords/keywords.tables.ts';
import type { OmegaTarget } from '../omega/index.ts';
import { isInForce, ofRevision } from '../reports/index.ts';
import { report_keywords, report_revisions, reports } from '../reports/reports.tables.ts';

/** Keywords of a user by name, some of those that fit, and how many do. */
export async function findKeywordsOf(
  tx: Transaction,
  { account_id, search }: { account_id: AccountId; search?: string | undefined },
): Promise<{ items: { id: string; keyword: string }[]; total: number }> {
  const where = and(
    eq(keywords.account_id, account_id),
    search ? isLike(keywords.keyword, search) : undefined,
  );
  const items = await tx
    .select({ id: keywords.id, keyword: keywords.keyword })
    .from(keywords)
    .where(where)
    .orderBy(asc(keywords.text_key), asc(keywords.id))
    .limit(LIMITS.page_size);
  return { items, total: await tx.$count(keywords, where) };
}

/** The newest result of a keyword on a channel; null where it was never asked. */
export async function findNewestResult(
  tx: Transaction,
  target: OmegaTarget,
): Promise<typeof visibility_results.$inferSelect | null> {
  const rows = await tx
    .select()
    .from(visibility_results)
    .where(sameIn(visibility_results, target, 'account_id', 'keyword_id', 'channel'));
  return rows[0] ?? null;
}

/** The newest report of a channel as it is judged today, with the line of a keyword in it, if it has one. */
export async function findNewestReport(
  tx: Transaction,
  { account_id, keyword_id, channel }: OmegaTarget,
): Promise<{
  revision: typeof report_revisions.$inferSelect;
  line: typeof report_keywords.$inferSelect | null;
} | null> {
  const [newest] = await tx
    .select({ revision: report_revisions })
    .from(reports)
    .innerJoin(report_revisions, isInForce)
    .where(matching(reports, { account_id, channel }))
    .orderBy(desc(reports.id))
    .limit(1);
  if (newest === undefined) return null;
  const { revision } = newest;
  const [line] = await tx
    .select()
    .from(report_keywords)
    .where(and(ofRevision(report_keywords, revision), eq(report_keywords.keyword_id, keyword_id)));
  return { revision, line: line ?? null };
}
