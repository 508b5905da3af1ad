import { type Competitor, type CompetitorChange, nameKey, validationError } from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import { notFound, orNotFound } from '../../../context/not-found.ts';
import { deleteCompetitor, toCompetitor, updateCompetitor } from '../competitors.queries.ts';
import * as messages from '../messages.ts';
import { changeNames } from './change-names.ts';
import { refuseCompetitor } from './refuse-competitor.ts';
import { trackCompany, untrackCompany } from './track-company.ts';

/** Changes the given fields of one of the caller's competitors. @throws NOT_FOUND, CONFLICT, VALIDATION_ERROR */
export async function changeCompetitor(
  ctx: AccountContext,
  { id, ...change }: CompetitorChange & { id: string },
): Promise<Competitor> {
  return changeNames(ctx, async (tx, known) => {
    const before = known.competitors.find((one) => one.id === id);
    if (before === undefined) throw notFound();
    if (Object.keys(change).length === 0) throw validationError({ '': [messages.nothingToChange] });
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const row = { ...before, ...given, updated_at: ctx.now };
    const after = { ...row, name_key: nameKey(row.competitor_name) };
    refuseCompetitor(after, known);
    if (after.name_key !== before.name_key) await untrackCompany(tx, before);
    const others = known.competitors.filter((one) => one.id !== id);
    const tracked = await trackCompany(tx, after, { others, at: ctx.now, isAnnounced: true });
    await updateCompetitor(tx, tracked);
    return toCompetitor(tracked);
  });
}

/** Deletes one of the caller's competitors; verdicts that were decided with it stay. @throws NOT_FOUND */
export async function removeCompetitor(
  ctx: AccountContext,
  id: string,
): Promise<{ id: string; competitor_name: string }> {
  return changeNames(ctx, async (tx, { profile }) => {
    const row = orNotFound(await deleteCompetitor(tx, profile.account_id, id));
    await untrackCompany(tx, row);
    return { id: row.id, competitor_name: row.competitor_name };
  });
}
