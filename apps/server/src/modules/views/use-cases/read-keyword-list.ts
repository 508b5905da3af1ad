import type { KeywordListQuery, KeywordPage } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { readFigures, resolveRange } from '../../ranges/index.ts';
import { listKeywords } from '../keyword-list.queries.ts';

/** One page of a user's keywords; where they are asked for, each with its figures over a range of days. */
export async function readKeywordList(
  tx: Transaction,
  accountId: AccountId,
  { range: asked, with_figures, now, ...query }: KeywordListQuery & { now: Date },
): Promise<KeywordPage> {
  const { items, ...page } = await listKeywords(tx, accountId, query);
  const { page_size } = query;
  if (!with_figures) return { ...page, page_size, items: items.map((one) => ({ ...one, figures: null })) };
  const range = await resolveRange(tx, accountId, { range: asked, now });
  const tracked = items.filter((one) => !one.is_paused);
  const groupsOf = new Map(tracked.map(({ id }) => [id, [id]]));
  const figures = await readFigures(tx, accountId, { range, groupsOf });
  return {
    ...page,
    page_size,
    items: items.map((one) => ({ ...one, figures: one.is_paused ? null : figures(one.id) })),
  };
}
