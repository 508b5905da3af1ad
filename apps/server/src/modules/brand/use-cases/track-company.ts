import { companyForms } from '@answerscope/mentions';
import type { Transaction } from '../../../database/pool.ts';
import { insertCompany, lockCompany, updateCompany } from '../companies.queries.ts';
import { companyKeyFor, namesToRead, searchedBy } from '../companies.rules.ts';
import type { CompetitorRow } from '../competitors.queries.ts';

/**
 * Makes a competitor the company that its name stands for, in the caller's transaction, and returns it with that
 * company's key, to be stored. What answers say of a company that was found under this name counts for it from then on;
 * by any other name it is in no number until the stored answers were searched.
 * @param others the user's other competitors
 * @param isAnnounced whether its user is shown what counting it has changed
 */
export async function trackCompany(
  tx: Transaction,
  competitor: CompetitorRow,
  { others, at, isAnnounced }: { others: readonly CompetitorRow[]; at: Date; isAnnounced: boolean },
): Promise<CompetitorRow> {
  const { account_id, competitor_name: name } = competitor;
  const key = companyKeyFor(
    name,
    others.map(({ company_key }) => company_key),
  );
  const tracked = { ...competitor, company_key: key };
  const fresh = { name, forms: [], names: namesToRead([], competitor), cursor: null, is_searched: false };
  await insertCompany(tx, {
    account_id,
    key,
    ...fresh,
    counted_at: null,
    created_at: at,
    announcement: null,
  });
  const company = await lockCompany(tx, { account_id, key });
  if (company === null) throw new Error(`company ${key} is not there`);
  const search = searchedBy(company, namesToRead(company.forms, competitor));
  // What its user says of its names waits to be counted; meanwhile no number speaks of it.
  const counted_at = search.names === company.names ? search.counted_at : null;
  const announcement = counted_at === null && isAnnounced ? 'pending' : company.announcement;
  await updateCompany(tx, company, { ...search, counted_at, name, announcement });
  return tracked;
}

/**
 * Leaves a company that is tracked no more among those that were found, by the spelling it was declared with. It is
 * searched again, since it may be a form of another one now.
 */
export async function untrackCompany(tx: Transaction, competitor: CompetitorRow): Promise<void> {
  const { account_id, company_key: key, competitor_name } = competitor;
  const company = key === null ? null : await lockCompany(tx, { account_id, key });
  if (company === null) return;
  const forms = companyForms([...company.forms, competitor_name]);
  const search = { names: namesToRead(forms, null), cursor: null, is_searched: false };
  await updateCompany(tx, company, { forms, ...search, announcement: null });
}
