import { LIMITS } from '@answerscope/contract';
import { type AccountContext, reading } from '../../../context/account-context.ts';
import { mapWithPauses } from '../../../lib/map-with-pauses.ts';
import { emptyKindOf } from '../../answers/index.ts';
import { listCompetitorsByName, readThemes } from '../../brand/index.ts';
import { resolveRange } from '../../ranges/index.ts';
import { type AnalysedAnswer, listAnalysedAnswers } from '../analysed-answers.queries.ts';
import type { AnalysisFacts, NamingAnswer } from '../analysis.rules.ts';
import { quotedThemes, themeFinder } from '../theme-words.rules.ts';

/** What the analysis is made of, with the names of the competitors that are tracked. */
export interface ReadFacts extends AnalysisFacts {
  competitors: readonly string[];
}

/**
 * The user's themes, pillars, competitors and analysed answers, and which of these say which theme. Counted anew each
 * time; themes are looked for when the transaction has ended, so that no connection waits for it.
 */
export async function readFacts(
  ctx: AccountContext,
  { range: asked }: { range?: string | undefined },
): Promise<ReadFacts> {
  const { range, themes, pillars, competitors, found } = await reading(ctx, async (tx, accountId) => {
    const range = await resolveRange(tx, accountId, { range: asked, now: ctx.now });
    return {
      range,
      ...(await readThemes(tx, accountId)),
      competitors: (await listCompetitorsByName(tx, accountId)).map(({ competitor_name }) => competitor_name),
      found: await listAnalysedAnswers(tx, accountId, { range, limit: LIMITS.analysis_answers_max }),
    };
  });
  const answers = found.answers.filter((answer) => answer.is_counted_in || emptyKindOf(answer) === null);
  const find = themeFinder(themes);
  const quoted = quotedThemes(themes);
  const naming = await mapWithPauses(
    answers.filter((answer): answer is AnalysedAnswer & { text: string } => answer.text !== null),
    (answer): NamingAnswer => ({
      ...answer,
      themes: find(answer.text, answer.spans),
      said: answer.statements.map((one) => ({ stance: one.stance, themes: quoted(one, answer.spans) })),
    }),
  );
  return { range, answers, naming, isCapped: found.is_capped, themes, pillars, competitors };
}
