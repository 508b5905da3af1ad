import { setImmediate as breathe } from 'node:timers/promises';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { type AccountId, newId } from '../../../lib/ids.ts';
import { DAY_MS } from '../../../lib/time.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { type AnswerServices, listAuxiliary } from '../../answers/index.ts';
import { type BrandNamesSnapshot, findRevision } from '../../brand/index.ts';
import { insertReadings, listDecided, listReadWithout } from '../reading/stance-readings.queries.ts';
import { toReadCompany } from '../reading/stance-readings.rules.ts';
import type { stance_readings } from '../reading/stance-readings.tables.ts';
import {
  holdUnreadOf,
  listToRead,
  replaceStatements,
  type StoredAnswer,
  takeUnread,
  type VerdictKey,
} from '../statements.queries.ts';
import { type StatementColumns, statementsIn } from '../statements.rules.ts';
import { areStancesRead } from './read-with-model.ts';

/** Answers read before others of the process get their turn: a company takes a millisecond. */
const BREATH = 3;
/** A competitor that is tracked later is read in so many answers at most, of so many days. */
const TRACKED_LATER = { days: 30, answers: 100 };

/**
 * Reads some of a user's answers that wait for it; says how many. Those in another worker's hands are passed over. Where
 * a model is to read, new ones that mention the brand or a competitor are noted for it, and for a competitor that was
 * tracked later those of the last days.
 */
export async function readBatch(
  tx: Transaction,
  services: Pick<AnswerServices, 'readsDoubts' | 'now'>,
  { accountId, limit }: { accountId: AccountId; limit: number },
): Promise<number> {
  const taken = await takeUnread(tx, accountId, limit);
  const stored = await readTaken(tx, accountId, taken);
  if (await areStancesRead(tx, services)) {
    const at = services.now();
    await noteReadings(tx, accountId, { stored, at });
    if (taken.length < limit) await noteTrackedLater(tx, accountId, at);
  }
  if (taken.length > 0 && taken.length < limit)
    await publishEvent(tx, accountId, { type: 'statements_changed' });
  return taken.length;
}

/** Reads these answers where they still wait for it. Their lines stay: the worker does what else follows. */
export async function readUnreadOf(
  tx: Transaction,
  accountId: AccountId,
  verdicts: readonly VerdictKey[],
): Promise<void> {
  await readTaken(tx, accountId, await holdUnreadOf(tx, accountId, verdicts));
}

async function readTaken(
  tx: Transaction,
  accountId: AccountId,
  taken: readonly VerdictKey[],
): Promise<(StoredAnswer & { names: BrandNamesSnapshot })[]> {
  if (taken.length === 0) return [];
  const { language: usual } = await getProfileRow(tx, accountId);
  const ids = [...new Set(taken.map(({ answer_id }) => answer_id))];
  const readingsOf = Map.groupBy(await listDecided(tx, accountId, ids), ({ answer_id }) => answer_id);
  const auxiliaryOf = Map.groupBy(await listAuxiliary(tx, accountId, ids), ({ answer_id }) => answer_id);
  const namesOf = new Map<number, BrandNamesSnapshot>();
  const statements: StatementColumns[] = [];
  const read: (StoredAnswer & { names: BrandNamesSnapshot })[] = [];
  for (const [index, stored] of (await listToRead(tx, accountId, taken)).entries()) {
    if (index % BREATH === BREATH - 1) await breathe();
    const { brand_revision, language, answer_id } = stored;
    const names = namesOf.get(brand_revision) ?? (await findRevision(tx, accountId, brand_revision))?.names;
    if (names === undefined) throw new Error(`there are no names of revision ${brand_revision}`);
    namesOf.set(brand_revision, names);
    const readings = readingsOf.get(answer_id) ?? [];
    const auxiliary = auxiliaryOf.get(answer_id) ?? [];
    const of = { answer: stored, language: language ?? usual, names, readings, auxiliary };
    statements.push(...statementsIn({ ...stored, ...of }));
    read.push({ ...stored, names });
  }
  await replaceStatements(tx, accountId, { verdicts: taken, statements });
  return read;
}

/** Notes new answers that mention the brand or a competitor for a model: one call an answer. */
async function noteReadings(
  tx: Transaction,
  accountId: AccountId,
  { stored, at }: { stored: readonly (StoredAnswer & { names: BrandNamesSnapshot })[]; at: Date },
): Promise<void> {
  const isNew = ({ asked_at }: StoredAnswer) => at.getTime() - Date.parse(asked_at) < DAY_MS;
  await insertReadings(
    tx,
    stored
      .filter((one) => one.is_in_force && isNew(one))
      .flatMap((one): (typeof stance_readings.$inferInsert)[] => {
        const { names, answer_id, run_id, channel } = one;
        const own = toReadCompany(null, names.name, [...names.aliases, ...names.products]);
        const companies = [
          ...(one.spans.length > 0 ? [own] : []),
          ...one.companies
            .filter(({ is_tracked }) => is_tracked)
            .map(({ key, name, forms }) => toReadCompany(key, name, forms)),
        ];
        if (companies.length === 0) return [];
        const of = { account_id: accountId, answer_id, run_id, channel, companies };
        return [{ id: newId(at.getTime()), ...of, state: 'open', created_at: at }];
      }),
  );
}

async function noteTrackedLater(tx: Transaction, accountId: AccountId, at: Date): Promise<void> {
  const { days, answers } = TRACKED_LATER;
  const since = new Date(at.getTime() - days * DAY_MS);
  const found = await listReadWithout(tx, accountId, { since, limit: answers });
  await insertReadings(
    tx,
    found.map(({ key, name, forms, ...answer }): typeof stance_readings.$inferInsert => ({
      account_id: accountId,
      id: newId(at.getTime()),
      ...answer,
      company_key: key,
      companies: [toReadCompany(key, name, forms)],
      state: 'open',
      created_at: at,
    })),
  );
}
