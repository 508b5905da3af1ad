import type { CitedDomain, RangeOfDays } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { LatestMade } from '../../../lib/latest-made.ts';
import { sumCompanies } from '../../reports/index.ts';
import { digestRangeLists, listRevisionsOf, sumDomains } from '../dashboard.queries.ts';

const TOP = 10;

type RangeLists = Awaited<ReturnType<typeof sumCompanies>> & { domains: CitedDomain[] };

/** Lists by a digest of what they are made of: a dashboard is opened more often than a report is written. */
const madeOf = new LatestMade<RangeLists>(500);

/** Who is mentioned and what is cited most in the reports of a range. */
export async function readRangeLists(
  tx: Transaction,
  userId: string,
  range: RangeOfDays,
): Promise<RangeLists> {
  const digest = await digestRangeLists(tx, userId, range);
  return madeOf.get([userId, range.from, range.to, digest].join(' '), async () => {
    const revisions = await listRevisionsOf(tx, userId, range);
    const named = await sumCompanies(tx, userId, { revisions, limit: TOP });
    return { ...named, domains: await sumDomains(tx, userId, { revisions, limit: TOP }) };
  });
}
