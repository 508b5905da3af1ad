import { LIMITS, type Opportunities, type OpportunitiesQuery } from '@answerscope/contract';
import { type AccountContext, reading } from '../../../context/account-context.ts';
import { mapWithPauses } from '../../../lib/map-with-pauses.ts';
import { ensureOwnTag, idsInGroup } from '../../tags/index.ts';
import {
  byAssistant,
  findOpportunities,
  isWithoutYou,
  ofChannel,
  ofKeywords,
  rankOpportunities,
  sitesOfAnswers,
  toOpportunity,
} from '../opportunities.rules.ts';
import { listCitedSites } from '../opportunity-answers.queries.ts';
import { measuringOf } from '../opportunity-measuring.rules.ts';
import { readCells } from './read-cells.ts';

/** Keywords whose stored answers name a competitor and not the brand, most such answers first, of one assistant and group or of all. @throws NOT_FOUND for a tag of somebody else's */
export async function listOpportunities(
  ctx: AccountContext,
  { channel, range: asked, ...group }: OpportunitiesQuery,
): Promise<Opportunities> {
  const ids = await reading(ctx, async (tx, accountId) => {
    await ensureOwnTag(tx, accountId, group);
    return idsInGroup(tx, accountId, group);
  });
  const { range, cells, is_capped, competitors, searched } = await readCells(ctx, { range: asked });
  const found = findOpportunities(cells);
  const inGroup = ofKeywords(ids && new Set(ids.map(({ id }) => id)));
  const ofGroup = inGroup(found);
  const listed = ofChannel(ofGroup, channel);
  const cited = await reading(ctx, (tx, accountId) =>
    listCitedSites(
      tx,
      accountId,
      listed.flatMap(({ answers }) => answers.filter(isWithoutYou).map(({ id }) => id)),
    ),
  );
  const ranked = rankOpportunities(listed.map((one) => ({ ...one, sites: sitesOfAnswers(one, cited) })));
  const items = await mapWithPauses(ranked.slice(0, LIMITS.opportunities_shown_max), (one) =>
    toOpportunity(
      one,
      one.certainty === 'too_few_answers' ? null : measuringOf(one, ofChannel(cells, one.channel).length),
    ),
  );
  const looked = ofChannel(inGroup(cells), channel);
  return {
    range,
    answers_min: LIMITS.opportunity_answers_min,
    looked_at: looked.length,
    is_capped,
    searched: competitors.filter((name) => searched.has(name)),
    not_searched: competitors.filter((name) => !searched.has(name)),
    all: {
      looked_at: cells.length,
      total: found.length,
      steady: found.filter(({ certainty }) => certainty === 'steady').length,
    },
    channels: byAssistant(cells, ofGroup),
    total: listed.length,
    items,
  };
}
