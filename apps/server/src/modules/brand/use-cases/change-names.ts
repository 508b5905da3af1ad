import { FRIENDLY_ERRORS, validationError } from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { getProfileRow, type ProfileRow } from '../../accounts/index.ts';
import { domainOf, type OwnedNames } from '../brand.rules.ts';
import { type CompetitorRow, listCompetitors } from '../competitors.queries.ts';
import * as messages from '../messages.ts';
import { ensureRevision } from './ensure-revision.ts';

export interface KnownNames {
  profile: ProfileRow;
  competitors: CompetitorRow[];
}

/**
 * Runs a change of the caller's names in one transaction under the account's lock, and writes the revision of the names
 * they come to. A company without a name has none yet: its revision is written when it gets one and is checked.
 */
export async function changeNames<T>(
  ctx: AccountContext,
  change: (tx: Transaction, known: KnownNames) => Promise<T>,
): Promise<T> {
  const { accountId } = ctx;
  return ctx.db.transaction(async (tx) => {
    const profile = await getProfileRow(tx, accountId, { lock: true });
    const known = {
      profile,
      competitors: await listCompetitors(tx, accountId),
    };
    const changed = await change(tx, known);
    if (profile.company_name !== null) await ensureRevision(tx, profile, ctx.now);
    await publishEvent(tx, accountId, { type: 'brand_changed' });
    return changed;
  });
}

/** @throws VALIDATION_ERROR per field when there is one */
export function refuseTaken(taken: Record<string, string[]>): void {
  if (Object.keys(taken).length > 0) throw validationError(taken, FRIENDLY_ERRORS.brand.name_taken);
}

export function ownNamesOf({ company_name, company_url, aliases, products }: ProfileRow): OwnedNames {
  return {
    owner: messages.yourOwnBrand,
    names: [...(company_name === null ? [] : [company_name]), ...aliases, ...products],
    domain: domainOf(company_url),
  };
}

export function namesOfCompetitors(competitors: CompetitorRow[]): OwnedNames[] {
  return competitors.map(({ competitor_name, competitor_url, aliases, products }) => ({
    owner: competitor_name,
    names: [competitor_name, ...aliases, ...products],
    domain: domainOf(competitor_url),
  }));
}
