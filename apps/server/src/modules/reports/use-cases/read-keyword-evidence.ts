import type { KeywordEvidence, RangeOfDays } from '@answerscope/contract';
import { notFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { hasAnswer, shareOf } from '../../answers/index.ts';
import { listUncountedNames } from '../../brand/index.ts';
import { findKeyword } from '../../keywords/index.ts';
import { withIcons } from '../../site-icons/index.ts';
import { listNamingAnswers } from '../keyword-evidence.queries.ts';
import { isLeftOut } from '../lines.rules.ts';
import { nameCompanies } from '../report-companies.queries.ts';
import { companiesOf, domainsOf } from '../rollups.rules.ts';

const ANSWERS_OF_CHANNEL = 200;
const TOP = 10;

/**
 * Who the answers of a range to a keyword mention and which sites they cite.
 * @throws NOT_FOUND when the user has neither the keyword nor an answer to it
 */
export async function readKeywordEvidence(
  tx: Transaction,
  accountId: AccountId,
  { keyword_id, range }: { keyword_id: string; range: RangeOfDays },
): Promise<KeywordEvidence> {
  const stored = await listNamingAnswers(tx, accountId, { keyword_id, range, limit: ANSWERS_OF_CHANNEL });
  if (stored.length === 0) {
    const isKnown =
      (await findKeyword(tx, accountId, keyword_id)) !== null ||
      (await hasAnswer(tx, accountId, { keyword_id }));
    if (!isKnown) throw notFound();
  }
  const answers = stored.filter((answer) => !isLeftOut(answer));
  const own = answers.reduce((sum, { brand_mentions }) => sum + brand_mentions, 0);
  const others = answers
    .flatMap(({ companies }) => companies)
    .reduce((sum, { mentions }) => sum + mentions, 0);
  const named = await nameCompanies(tx, accountId, { counts: companiesOf(answers), limit: TOP });
  return {
    keyword_id,
    range,
    answers: answers.length,
    mentioning: answers.filter(({ mentioned }) => mentioned).length,
    voice: { brand_mentions: own, all_mentions: own + others },
    share_of_voice: shareOf(own, others),
    ...named,
    uncounted: await listUncountedNames(tx, accountId),
    domains: await withIcons(tx, domainsOf(answers).slice(0, TOP)),
  };
}
