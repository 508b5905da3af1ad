import {
  appError,
  type Competitor,
  FRIENDLY_ERRORS,
  LIMITS,
  type NewCompetitor,
  nameKey,
} from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import { newId } from '../../../lib/ids.ts';
import { insertCompetitor, toCompetitor } from '../competitors.queries.ts';
import { changeNames } from './change-names.ts';
import { refuseCompetitor } from './refuse-competitor.ts';
import { trackCompany } from './track-company.ts';

/** Adds a competitor. @throws CONFLICT (known already, or too many), VALIDATION_ERROR for a name another one has */
export async function addCompetitor(ctx: AccountContext, input: NewCompetitor): Promise<Competitor> {
  return changeNames(ctx, async (tx, known) => {
    if (known.competitors.length >= LIMITS.competitors_max) {
      throw appError('CONFLICT', {
        message: FRIENDLY_ERRORS.brand.too_many_competitors,
        details: { reason: 'competitor_limit' },
      });
    }
    const row = {
      account_id: known.profile.account_id,
      id: newId(ctx.now.getTime()),
      competitor_name: input.competitor_name,
      name_key: nameKey(input.competitor_name),
      company_key: null,
      competitor_url: input.competitor_url ?? null,
      description: input.description ?? null,
      industry: input.industry ?? null,
      market_position: input.market_position ?? null,
      competitive_strength: input.competitive_strength ?? null,
      key_strengths: input.key_strengths ?? [],
      relationship_type: input.relationship_type ?? null,
      aliases: input.aliases ?? [],
      products: input.products ?? [],
      created_at: ctx.now,
      updated_at: ctx.now,
    };
    refuseCompetitor(row, known);
    const of = { others: known.competitors, at: ctx.now, isAnnounced: true };
    const tracked = await trackCompany(tx, row, of);
    await insertCompetitor(tx, tracked);
    return toCompetitor(tracked);
  });
}
