import { type Channel, LIMITS, type Opportunities } from '@answerscope/contract';
import { reading, type UserContext } from '../../../context/user-context.ts';
import { mapWithPauses } from '../../../lib/map-with-pauses.ts';
import {
  byAssistant,
  findOpportunities,
  isWithoutYou,
  ofChannel,
  rankOpportunities,
  sitesOfAnswers,
  toOpportunity,
  toWaiting,
} from '../opportunities.rules.ts';
import { listCitedSites } from '../opportunity-answers.queries.ts';
import { measuringOf } from '../opportunity-measuring.rules.ts';
import { readCells } from './read-cells.ts';

/** Keywords whose stored answers steadily name a competitor and not the brand, of one assistant or of all. */
export async function listOpportunities(
  ctx: UserContext,
  { channel }: { channel?: Channel | undefined },
): Promise<Opportunities> {
  const { cells, is_capped, competitors, searched } = await readCells(ctx);
  const found = findOpportunities(cells);
  const asked = ofChannel(found.steady, channel);
  const cited = await reading(ctx, (tx, userId) =>
    listCitedSites(
      tx,
      userId,
      asked.flatMap(({ answers }) => answers.filter(isWithoutYou).map(({ id }) => id)),
    ),
  );
  const ranked = rankOpportunities(asked.map((one) => ({ ...one, sites: sitesOfAnswers(one, cited) })));
  const items = await mapWithPauses(ranked.slice(0, LIMITS.opportunities_shown_max), (one) =>
    toOpportunity(one, measuringOf(one, ofChannel(cells, one.channel).length)),
  );
  const looked = ofChannel(cells, channel);
  return {
    days: LIMITS.analysis_days,
    checks_max: LIMITS.opportunity_checks_max,
    answers_min: LIMITS.opportunity_answers_min,
    looked_at: looked.length,
    is_capped,
    most_answers: looked.reduce((most, { answers }) => Math.max(most, answers.length), 0),
    searched: competitors.filter((name) => searched.has(name)),
    not_searched: competitors.filter((name) => !searched.has(name)),
    channels: byAssistant(cells, found.steady),
    total: asked.length,
    items,
    unsteady: ofChannel(found.unsteady, channel).length,
    waiting: toWaiting(ofChannel(found.waiting, channel)),
  };
}
