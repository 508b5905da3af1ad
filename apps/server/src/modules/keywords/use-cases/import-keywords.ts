import type { ImportKeywords, KeywordImport } from '@answerscope/contract';
import type { UserContext } from '../../../context/user-context.ts';
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
} from '../keywords.rules.ts';

/**
 * Judges a list of keywords row by row and, unless it is a dry run, adds it in one transaction under the profile's lock.
 * @throws VALIDATION_ERROR, PAYMENT_REQUIRED or CONFLICT when all or none shall be added and one row cannot be
 */
export async function importKeywords(ctx: UserContext, input: ImportKeywords): Promise<KeywordImport> {
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
    if (input.dry_run) return { ...judged, added: 0 };
    const refusal = input.mode === 'all_or_none' ? refusalOf(rows) : null;
    if (refusal !== null) throw refusal;
    const valid = rows.flatMap(({ keyword }) => (keyword === null ? [] : [keyword]));
    if (valid.length === 0) return { ...judged, added: 0 };
    const at = ctx.now.getTime();
    // The list shows the newest id first: so it keeps the order in which the rows were given.
    const ids = valid.map(() => newId(at)).sort();
    const added = await insertKeywords(tx, {
      user_id: userId,
      created_at: ctx.now,
      rows: valid.toReversed().map((keyword, index) => ({ id: ids[index] ?? newId(at), ...keyword })),
    });
    await countKeywordAddition(tx, { userId, at: ctx.now, count: added });
    await publishEvent(tx, userId, { type: 'keywords_changed' });
    return { ...judged, added };
  });
}
