import { type Channel, LIMITS, type RangeOfDays } from '@answerscope/contract';
import { type AccountContext, reading } from '../../../context/account-context.ts';
import { mapWithPauses } from '../../../lib/map-with-pauses.ts';
import { listCompetitorsByName, listCountedTracked } from '../../brand/index.ts';
import { resolveRange } from '../../ranges/index.ts';
import { type CountedCell, countCell, declaredNames } from '../opportunities.rules.ts';
import { type CellAnswer, listCellAnswers, listCells } from '../opportunity-answers.queries.ts';

/** What keywords on assistants come to. */
export interface ReadCells {
  range: RangeOfDays;
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
  ctx: AccountContext,
  { range: asked, only }: { range?: string | undefined; only?: { keyword_id: string; channel: Channel } },
): Promise<ReadCells> {
  const read = await reading(ctx, async (tx, accountId) => {
    const competitors = await listCompetitorsByName(tx, accountId);
    const range = await resolveRange(tx, accountId, { range: asked, now: ctx.now });
    const { cells, is_capped } = await listCells(tx, accountId, range);
    const meant =
      only === undefined
        ? cells
        : cells.filter((one) => one.keyword_id === only.keyword_id && one.channel === only.channel);
    const each = Math.floor(LIMITS.opportunity_answers_max / Math.max(1, cells.length));
    const found = await listCellAnswers(tx, accountId, { cells: meant, range, each });
    const { stored } = found;
    const counted = [...(await listCountedTracked(tx, accountId)).values()];
    return {
      range,
      competitors,
      is_capped: is_capped || found.is_capped,
      searchedBy: searchedByAll(stored, counted),
      found: meant.map((cell, at) => ({ cell, stored: stored[at] ?? [] })),
    };
  });
  const competitors = read.competitors.map(({ competitor_name }) => competitor_name);
  const names = declaredNames(competitors, read.searchedBy);
  const counted = await mapWithPauses(read.found, ({ cell, stored }) => countCell(cell, stored, names));
  return {
    range: read.range,
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
