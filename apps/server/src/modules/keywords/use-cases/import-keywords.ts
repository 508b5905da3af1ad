import { guessIntent, type ImportKeywords, type KeywordImport } from '@answerscope/contract';
import type { UserContext } from '../../../context/user-context.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { newId } from '../../../lib/ids.ts';
import { mapWithPauses } from '../../../lib/map-with-pauses.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { countKeywordAddition, getPlan, keywordLimit } from '../../plans/index.ts';
import { countActiveKeywords, findTakenKeys, insertKeywords } from '../keywords.queries.ts';
import {
  countStates,
  judgeRows,
  readRow,
  refusalOf,
  remainingKeywords,
  toImportedRows,
  typedBy,
} from '../keywords.rules.ts';

/** What a later module does about the tags that rows name, in the transaction of the import. */
export interface ImportedTags {
  /** Judges the names of all rows together. @throws what cannot be kept */
  check(tx: Transaction, userId: string, names: readonly string[]): Promise<void>;
  keep(
    tx: Transaction,
    userId: string,
    of: { at: Date; rows: readonly { keyword_id: string; tags: readonly string[] }[] },
  ): Promise<void>;
}

interface ImportContext extends UserContext {
  importedTags: ImportedTags;
}

/**
 * Judges a list of keywords row by row and, unless it is a dry run, adds it in one transaction under the profile's lock.
 * @throws VALIDATION_ERROR, PAYMENT_REQUIRED or CONFLICT when all or none shall be added and one row cannot be; CONFLICT
 * when it names more tags than there may be
 */
export async function importKeywords(ctx: ImportContext, input: ImportKeywords): Promise<KeywordImport> {
  const { userId } = ctx;
  const read = await mapWithPauses(input.keywords, readRow);
  return ctx.db.transaction(async (tx) => {
    const profile = await getProfileRow(tx, userId, { lock: !input.dry_run });
    const plan = await getPlan(tx, profile.plan_id);
    const keyword_limit = keywordLimit(plan, profile.keyword_limit_override);
    const keywords = await countActiveKeywords(tx, userId);
    const keys = read.flatMap(({ keyword }) => (keyword === null ? [] : [keyword.text_key]));
    const rows = judgeRows(read, {
      taken: await findTakenKeys(tx, userId, keys),
      remaining: remainingKeywords(keyword_limit, keywords),
    });
    const judged = {
      rows: toImportedRows(rows),
      counts: countStates(rows),
      keyword_limit,
      keywords,
    };
    const valid = rows.flatMap(({ keyword }) => (keyword === null ? [] : [keyword]));
    await ctx.importedTags.check(
      tx,
      userId,
      valid.flatMap(({ tags }) => tags),
    );
    if (input.dry_run) return { ...judged, added: 0 };
    const refusal = input.mode === 'all_or_none' ? refusalOf(rows) : null;
    if (refusal !== null) throw refusal;
    if (valid.length === 0) return { ...judged, added: 0 };
    const at = ctx.now.getTime();
    // The list shows the newest id first: so it keeps the order in which the rows were given.
    const ids = valid.map(() => newId(at)).sort();
    const stored = valid.toReversed().map((keyword, index) => ({
      id: ids[index] ?? newId(at),
      ...keyword,
      search_intent: guessIntent(keyword.keyword, typedBy(profile)),
    }));
    const added = await insertKeywords(tx, { user_id: userId, created_at: ctx.now, rows: stored });
    await ctx.importedTags.keep(tx, userId, {
      at: ctx.now,
      rows: stored.map(({ id: keyword_id, tags }) => ({ keyword_id, tags })),
    });
    await countKeywordAddition(tx, { userId, at: ctx.now, count: added });
    await publishEvent(tx, userId, { type: 'keywords_changed' });
    return { ...judged, added };
  });
}
