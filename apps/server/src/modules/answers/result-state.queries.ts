import type { ResultState } from '@answerscope/contract';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { AnswerCounts } from './result-state.rules.ts';

/** resultStateOf in SQL, of columns with these counts. */
export function resultStateSql({ n, k, empty, refused }: AnswerCounts<AnyColumn | SQL>): SQL<ResultState> {
  return sql<ResultState>`case when ${n} = 0 then 'failed'
    when ${empty} = ${n} then case when ${refused} = ${n} then 'refused' else 'no_companies' end
    when 2 * ${k} >= ${n} - ${empty} then 'mentioned' else 'not_mentioned' end`;
}
