import { appError, FRIENDLY_ERRORS } from '@answerscope/contract';
import { companyKeyOf } from '@answerscope/mentions';
import { domainOf, takenNames } from '../brand.rules.ts';
import type { CompetitorRow } from '../competitors.queries.ts';
import * as messages from '../messages.ts';
import { type KnownNames, namesOfCompetitors, ownNamesOf, refuseTaken } from './change-names.ts';

/**
 * Refuses a competitor whose names would not tell it from another company. One that is tracked twice from before keeps its
 * name: its other fields can be changed.
 * @throws CONFLICT with the id of the one that has its name, in any spelling; VALIDATION_ERROR per field for any other name
 */
export function refuseCompetitor(row: CompetitorRow, known: KnownNames): void {
  const others = known.competitors.filter(({ id }) => id !== row.id);
  const before = known.competitors.find(({ id }) => id === row.id);
  const key = before?.name_key === row.name_key ? '' : companyKeyOf(row.competitor_name);
  const same =
    others.find(({ name_key }) => name_key === row.name_key) ??
    others.find((one) => key !== '' && companyKeyOf(one.competitor_name) === key);
  if (same !== undefined) {
    throw appError('CONFLICT', {
      message: FRIENDLY_ERRORS.brand.duplicate_competitor,
      details: { reason: 'duplicate_competitor', conflicting_id: same.id },
    });
  }
  const own = ownNamesOf(known.profile);
  const { competitor_name, aliases, products } = row;
  const fields = { competitor_name: [competitor_name], aliases, products };
  const domain = domainOf(row.competitor_url);
  refuseTaken({
    ...takenNames(fields, [own, ...namesOfCompetitors(others)]),
    ...(domain !== null && domain === own.domain ? { competitor_url: [messages.ownWebAddress] } : {}),
  });
}
