import { historyStatements } from '../../apps/server/src/modules/reports/history.fixture.ts';
import { accountId } from '../../apps/server/test/ids.ts';
import { CHANNELS } from '../../packages/contract/src/index.ts';
import { ADD_KEYWORDS, type ApiClient, type Person } from '../../scripts/proof/api-client.ts';
import type { Installation } from '../../scripts/proof/installation.ts';

/** Words of a usual answer; most of what a list of answers weighs. */
const ANSWER_WORDS = 150;

/** Somebody with keywords that were asked every day on four channels, and what they read. */
export interface Reader {
  days: number;
  person: Person;
  /** Addresses by what they show. */
  paths: Record<string, string>;
}

/** Signs somebody up and gives them a past of so many days. */
export async function newReader(
  {
    installation,
    client,
    administrator,
  }: { installation: Installation; client: ApiClient; administrator: string },
  { days, keywords }: { days: number; keywords: number },
): Promise<Reader> {
  const email = `reader-of-${days}-days@example.com`;
  const person = await client.signUp({ email, company: 'Northwind', administrator });
  const { account_id } = person;
  await installation.query(ADD_KEYWORDS, [account_id, keywords, `crm after ${days} days`]);
  await installation.query(
    historyStatements({
      account_id: accountId(account_id),
      days,
      channels: CHANNELS,
      answerWords: ANSWER_WORDS,
    }),
  );
  const [newest] = await installation.query<{ report_id: string; keyword_id: string }>(
    'select report_id, keyword_id from report_keywords where account_id = $1 order by created_at desc limit 1',
    [account_id],
  );
  if (newest === undefined) throw new Error('no history was left');
  const { report_id, keyword_id } = newest;
  return {
    days,
    person,
    paths: {
      dashboard: '/api/dashboard',
      keywords: '/api/keywords',
      results: '/api/visibility-results?with_text=false',
      reports: '/api/reports',
      'a report': `/api/reports/${report_id}`,
      'a report as CSV': `/api/reports/${report_id}/csv`,
      "a keyword's history": `/api/keywords/${keyword_id}/history`,
      "a keyword's answers": `/api/answers?keyword_id=${keyword_id}`,
    },
  };
}
