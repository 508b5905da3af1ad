import { type Channel, LIMITS } from '@answerscope/contract';
import { reading, type UserContext } from '../../../context/user-context.ts';
import { mapWithPauses } from '../../../lib/map-with-pauses.ts';
import { DAY_MS } from '../../../lib/time.ts';
import { listCompetitorsByName, listCountedTracked } from '../../brand/index.ts';
import { type CountedCell, countCell, declaredNames } from '../opportunities.rules.ts';
import { type CellAnswer, listCellAnswers, listCells } from '../opportunity-answers.queries.ts';

/** What keywords on assistants come to. */
export interface ReadCells {
  cells: CountedCell[];
  is_capped: boolean;
  /** The declared competitors, and those of them that an answer was searched for. */
  competitors: readonly string[];
  searched: ReadonlySet<string>;
}

/**
 * Counts the stored answers of the user's keywords on assistants, or of one of them, anew: with the names that are
 * declared and the verdicts in force. It counts when the transaction has ended, so that no connection waits for it.
 */
export async function readCells(
  ctx: UserContext,
  only?: { keyword_id: string; channel: Channel },
): Promise<ReadCells> {
  const since = new Date(ctx.now.getTime() - LIMITS.analysis_days * DAY_MS);
  const read = await reading(ctx, async (tx, userId) => {
    const competitors = await listCompetitorsByName(tx, userId);
    const { cells, answersEach, is_capped } = await listCells(tx, userId, since);
    const meant =
      only === undefined
        ? cells
        : cells.filter((one) => one.keyword_id === only.keyword_id && one.channel === only.channel);
    const stored = await listCellAnswers(tx, userId, { cells: meant, answersEach, since });
    const counted = [...(await listCountedTracked(tx, userId)).values()];
    return {
      competitors,
      is_capped,
      searchedBy: searchedByAll(stored, counted),
      found: meant.map((cell, at) => ({ cell, stored: stored[at] ?? [] })),
    };
  });
  const competitors = read.competitors.map(({ competitor_name }) => competitor_name);
  const names = declaredNames(competitors, read.searchedBy);
  const counted = await mapWithPauses(read.found, ({ cell, stored }) => countCell(cell, stored, names));
  return {
    cells: counted.filter((cell) => cell !== null),
    is_capped: read.is_capped,
    competitors,
    searched: names.searched,
  };
}

/** Whoever is counted was searched for in every stored answer, whatever judges it. */
function searchedByAll(stored: readonly (readonly CellAnswer[])[], names: readonly string[]) {
  const judgements = new Set(stored.flat().flatMap(({ judgement_id }) => judgement_id ?? []));
  return new Map([...judgements].map((id) => [id, names]));
}
