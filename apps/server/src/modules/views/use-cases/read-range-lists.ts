import type { CountedDomain, Dashboard, RangeOfDays } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { LatestMade } from '../../../lib/latest-made.ts';
import { withIcons } from '../../site-icons/index.ts';
import { listMostNamed } from '../companies.queries.ts';
import { digestRangeLists } from '../dashboard.queries.ts';
import { listMostCited } from '../sources.queries.ts';
import { placeOf } from './read-companies.ts';

const TOP = 10;

type RangeLists = Pick<Dashboard, 'competitors' | 'undeclared' | 'domains' | 'place'>;

/** Lists by a digest of what they are made of: a dashboard is opened more often than a report is written. */
const madeOf = new LatestMade<Omit<RangeLists, 'domains'> & { domains: CountedDomain[] }>(500);

/** Who is mentioned and what is cited most in the answers of a range, as the pages of companies and sources count them. */
export async function readRangeLists(
  tx: Transaction,
  accountId: AccountId,
  range: RangeOfDays,
): Promise<RangeLists> {
  const digest = await digestRangeLists(tx, accountId, range);
  const lists = await madeOf.get([accountId, range.from, range.to, digest].join(' '), async () => {
    const { named, you } = await listMostNamed(tx, accountId, { range, limit: TOP });
    const those = (isTracked: boolean) =>
      named.flatMap(({ is_tracked, ...one }) => (is_tracked === isTracked ? [one] : []));
    return {
      competitors: those(true),
      undeclared: those(false),
      place: you && placeOf(you),
      domains: await listMostCited(tx, accountId, { range, limit: TOP }),
    };
  });
  return { ...lists, domains: await withIcons(tx, lists.domains) };
}
