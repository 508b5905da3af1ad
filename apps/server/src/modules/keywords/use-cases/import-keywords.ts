import { guessIntent, type ImportKeywords, type KeywordImport } from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { type AccountId, newId } from '../../../lib/ids.ts';
import { mapWithPauses } from '../../../lib/map-with-pauses.ts';
import { getProfileRow, type ProfileRow } from '../../accounts/index.ts';
import { countKeywordAddition, getPlan, keywordLimit } from '../../plans/index.ts';
import { keywordRefusals } from '../../rules/index.ts';
import { countActiveKeywords, findTakenKeys, insertKeywords } from '../keywords.queries.ts';
import {
  countStates,
  type JudgedRow,
  judgeRows,
  readRow,
  refusalOf,
  refuseByRules,
  remainingKeywords,
  toImportedRows,
  typedBy,
} from '../keywords.rules.ts';

/** What a later module does about the tags that rows name, in the transaction of the import. */
export interface ImportedTags {
  /** Judges the names of all rows together. @throws what cannot be kept */
  check(tx: Transaction, accountId: AccountId, names: readonly string[]): Promise<void>;
  keep(
    tx: Transaction,
    accountId: AccountId,
    of: { at: Date; rows: readonly { keyword_id: string; tags: readonly string[] }[] },
  ): Promise<void>;
}

interface ImportContext extends AccountContext {
  importedTags: ImportedTags;
}

/** Keywords that were stored, by the ids that they were given. */
export interface StoredKeyword {
  id: string;
  keyword: string;
  tags: readonly string[];
}

/**
 * Judges a list of keywords row by row and, unless it is a dry run, adds it in one transaction under the account's lock.
 * @throws VALIDATION_ERROR, PAYMENT_REQUIRED or CONFLICT when all or none shall be added and one row cannot be; CONFLICT
 * when it names more tags than there may be
 */
export async function importKeywords(ctx: ImportContext, input: ImportKeywords): Promise<KeywordImport> {
  const { accountId, importedTags } = ctx;
  const read = await mapWithPauses(input.keywords, readRow);
  return ctx.db.transaction(async (tx) => {
    const judged = await judgeImport(tx, accountId, { read, isLocked: !input.dry_run });
    const names = judged.rows.flatMap(({ keyword }) => keyword?.tags ?? []);
    await importedTags.check(tx, accountId, names);
    if (input.dry_run) return importOf(judged, 0);
    const refusal = input.mode === 'all_or_none' ? refusalOf(judged.rows) : null;
    if (refusal !== null) throw refusal;
    const stored = await storeRows(tx, ctx, judged);
    if (stored.length > 0)
      await importedTags.keep(tx, accountId, {
        at: ctx.now,
        rows: stored.map(({ id: keyword_id, tags }) => ({ keyword_id, tags })),
      });
    return importOf(judged, stored.length);
  });
}

/**
 * Adds what can be added of a few keywords, in somebody's transaction, under the account's lock; what became of each, and
 * those that are new.
 */
export async function addKeywords(
  tx: Transaction,
  ctx: AccountContext,
  rows: ImportKeywords['keywords'],
): Promise<{ judged: readonly JudgedRow[]; stored: readonly StoredKeyword[] }> {
  const judged = await judgeImport(tx, ctx.accountId, { read: rows.map(readRow), isLocked: true });
  return { judged: judged.rows, stored: await storeRows(tx, ctx, judged) };
}

/** Rows that were judged, with what they were judged by. */
interface JudgedImport {
  profile: ProfileRow;
  rows: readonly JudgedRow[];
  keyword_limit: number | null;
  keywords: number;
}

async function judgeImport(
  tx: Transaction,
  accountId: AccountId,
  { read, isLocked }: { read: readonly JudgedRow[]; isLocked: boolean },
): Promise<JudgedImport> {
  const profile = await getProfileRow(tx, accountId, { lock: isLocked });
  const plan = await getPlan(tx, profile.plan_id);
  const keyword_limit = keywordLimit(plan, profile.keyword_limit_override);
  const keywords = await countActiveKeywords(tx, accountId);
  const allowed = refuseByRules(read, await keywordRefusals(tx));
  const keys = allowed.flatMap(({ keyword }) => (keyword === null ? [] : [keyword.text_key]));
  const rows = judgeRows(allowed, {
    taken: await findTakenKeys(tx, accountId, keys),
    remaining: remainingKeywords(keyword_limit, keywords),
  });
  return { profile, rows, keyword_limit, keywords };
}

function importOf({ rows, keyword_limit, keywords }: JudgedImport, added: number): KeywordImport {
  return { rows: toImportedRows(rows), counts: countStates(rows), keyword_limit, keywords, added };
}

/** Stores the rows that can be; what follows from that is done, too. */
async function storeRows(
  tx: Transaction,
  { accountId, now }: AccountContext,
  { profile, rows }: JudgedImport,
): Promise<StoredKeyword[]> {
  const valid = rows.flatMap(({ keyword }) => (keyword === null ? [] : [keyword]));
  if (valid.length === 0) return [];
  const at = now.getTime();
  // The list shows the newest id first: so it keeps the order in which the rows were given.
  const ids = valid.map(() => newId(at)).sort();
  const stored = valid.toReversed().map((keyword, index) => ({
    id: ids[index] ?? newId(at),
    ...keyword,
    search_intent: guessIntent(keyword.keyword, typedBy(profile)),
  }));
  const added = await insertKeywords(tx, { account_id: accountId, created_at: now, rows: stored });
  await countKeywordAddition(tx, { accountId, at: now, count: added });
  await publishEvent(tx, accountId, { type: 'keywords_changed' });
  return stored;
}
