import { joinTagNames } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { CSV_MARK, csvRows } from '../../../lib/csv.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { listTagsOf } from '../../tags/index.ts';
import { csvName } from '../csv.rules.ts';
import { type KeywordFilter, listAllKeywords } from '../keyword-list.queries.ts';
import type { CsvFile } from './export-results.ts';

const COLUMNS = ['Keyword', 'Topic', 'Question', 'Tags'];

/** The keywords that match, in the columns that an import reads. */
export async function exportKeywords(
  tx: Transaction,
  accountId: AccountId,
  { filter, now }: { filter: KeywordFilter; now: Date },
): Promise<CsvFile> {
  const { time_zone } = await getProfileRow(tx, accountId);
  const rows = await listAllKeywords(tx, accountId, filter);
  const tags = await listTagsOf(
    tx,
    accountId,
    rows.map(({ id }) => id),
  );
  const lines = rows.map(({ id, keyword, topic, question }) => [
    keyword,
    topic ?? '',
    question ?? '',
    joinTagNames((tags.get(id) ?? []).map(({ name }) => name)),
  ]);
  return { name: csvName('keywords', now, time_zone), text: CSV_MARK + csvRows([COLUMNS, ...lines]) };
}
