import { type AnswerSummary, LIMITS, nameKey, type OpportunityAnswersQuery } from '@answerscope/contract';
import { type AccountContext, reading } from '../../../context/account-context.ts';
import { notFound } from '../../../context/not-found.ts';
import { toAnswerPage } from '../../answers/index.ts';
import { type CountedAnswer, isWithoutYou } from '../opportunities.rules.ts';
import { listCitedSites } from '../opportunity-answers.queries.ts';
import { readCells } from './read-cells.ts';

const MEANT: Record<OpportunityAnswersQuery['which'], (answer: CountedAnswer) => boolean> = {
  without_you: isWithoutYou,
  naming_you: ({ names_you }) => names_you,
  all: () => true,
};

/**
 * The answers that an opportunity counts, newest first: those that a figure of it is made of.
 * @throws NOT_FOUND for a keyword on an assistant that has none that counts, or is not the user's
 */
export async function listOpportunityAnswers(
  ctx: AccountContext,
  { which, competitor, domain, range, ...only }: OpportunityAnswersQuery,
): Promise<{ items: AnswerSummary[] }> {
  const [counted] = (await readCells(ctx, { range, only })).cells;
  if (counted === undefined) throw notFound();
  const key = competitor === undefined ? null : nameKey(competitor);
  const meant = counted.answers.filter(
    (answer) =>
      MEANT[which](answer) && (key === null || answer.competitors.some((name) => nameKey(name) === key)),
  );
  return reading(ctx, async (tx, accountId) => {
    const ids = meant.map(({ id }) => id).slice(0, LIMITS.opportunity_answers_shown_max);
    const cited = domain === undefined ? null : await listCitedSites(tx, accountId, ids);
    const shown = cited === null ? ids : ids.filter((id) => cited.get(id)?.includes(domain ?? ''));
    return { items: (await toAnswerPage(tx, accountId, shown)).items };
  });
}
