import { type CompetitorAnalyses, nameKey } from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import { basisOf, byChannel, shareOf } from '../analysis.rules.ts';
import { competitorAnalyses, unbranded } from '../competitors.rules.ts';
import { readFacts } from './read-facts.ts';

/** How often answers name competitors, alone and beside the brand: those named here, else all that are tracked. */
export async function analyzeCompetitors(
  ctx: AccountContext,
  { competitors, range }: { competitors?: readonly string[] | undefined; range?: string | undefined },
): Promise<CompetitorAnalyses> {
  const facts = await readFacts(ctx, { range });
  const byKey = new Map(facts.competitors.map((name) => [nameKey(name), name]));
  const meant = new Map((competitors ?? facts.competitors).map((name) => [nameKey(name), name]));
  const answers = unbranded(facts.answers);
  return {
    basis: basisOf(facts),
    you: {
      named: shareOf(answers, ({ mentioned }) => mentioned),
      channels: byChannel(answers, ({ mentioned }) => mentioned),
    },
    competitors: await competitorAnalyses(
      answers,
      [...meant].map(([key, name]) => ({
        competitor_name: byKey.get(key) ?? name,
        is_tracked: byKey.has(key),
      })),
    ),
  };
}
