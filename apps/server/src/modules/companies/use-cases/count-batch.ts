import { setImmediate as breathe } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { companyKeyOf } from '@answerscope/mentions';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { getProfileRow } from '../../accounts/index.ts';
import {
  type AnswerToCount,
  type CompanyDoubt,
  type CompanyMention,
  listAuxiliary,
  mayNameOneOf,
  namesInForce,
  OPEN_MAX_MS,
  queueUnread,
  queueUnreadOf,
  readCompanies,
} from '../../answers/index.ts';
import {
  announceCounted,
  type BrandNamesSnapshot,
  type CompanyRow,
  findRevision,
  insertCompany,
  listCompanies,
  listCompetitors,
  listTracked,
  namesInWaiting,
  namesToRead,
  searchedBy,
  trackCompany,
  updateCompany,
  updateCompetitor,
} from '../../brand/index.ts';
import type { CountingServices } from '../counting.engine.ts';
import {
  advanceSearch,
  type Counting,
  deleteUncounted,
  holdCounting,
  insertMentions,
  listFoundBeside,
  listTextsAfter,
  listUncounted,
  listVerdictsInForce,
  listWrittenNames,
  markAnswers,
  markCompanies,
  removeMentions,
  removeRead,
  removeUntracked,
  type StoredAnswer,
} from '../counting.queries.ts';
import { registerNames } from '../register-names.rules.ts';
import { type AnswerToRead, noteDoubts } from './note-doubts.ts';
import { rebuildPageKinds } from './rebuild-page-kinds.ts';

/** Answers read in one transaction. */
export const BATCH_SIZE = 300;
/** Answers read before others of the process get their turn. */
const BREATH = 10;
/** The same where only their letters are looked at. */
const LETTERS_BREATH = 50;

/**
 * Counts some more of a user's companies, in one transaction: new answers are read for all companies whose search has
 * passed them, then stored answers for those that are new, or spelled in a new way. False when nothing is left to do, or
 * the counting is another worker's.
 */
export async function countBatch(
  services: Pick<CountingServices, 'tenant' | 'now' | 'readsDoubts'>,
  counting: Counting,
  batchSize: number,
): Promise<boolean> {
  const { account_id } = counting;
  return services.tenant(account_id).transaction(async (tx) => {
    if (!(await holdCounting(tx, counting))) return false;
    const at = services.now();
    await adoptCompetitors(tx, account_id, at);
    const newSince = new Date(at.getTime() - OPEN_MAX_MS);
    const waiting = await listUncounted(tx, account_id, { limit: batchSize, newSince });
    const { readsDoubts } = services;
    if (waiting.length > 0) {
      await readNew(tx, account_id, { waiting, at, readsDoubts });
      return true;
    }
    return search(tx, account_id, { batchSize, at, newSince, readsDoubts });
  });
}

/** Competitors that were declared before companies were counted. */
async function adoptCompetitors(tx: Transaction, accountId: AccountId, at: Date): Promise<void> {
  const all = await listCompetitors(tx, accountId);
  for (const [index, row] of all.entries()) {
    if (row.company_key !== null) continue;
    const others = all.filter((one) => one.id !== row.id);
    const tracked = await trackCompany(tx, row, { others, at, isAnnounced: false });
    await updateCompetitor(tx, tracked);
    all[index] = tracked;
  }
}

async function readNew(
  tx: Transaction,
  accountId: AccountId,
  { waiting, at, readsDoubts }: { waiting: StoredAnswer[]; at: Date; readsDoubts: boolean },
): Promise<void> {
  const answers = await toAnswers(tx, accountId, waiting);
  await registerFound(tx, accountId, { answers, found: waiting.flatMap(({ found }) => found), at });
  const companies = await listCompanies(tx, accountId);
  const searched = companies.filter(({ is_searched }) => is_searched);
  const { mentions, doubts } = await readAll(answers, searched);
  for (const company of companies) {
    const { is_searched, cursor } = company;
    if (is_searched || cursor === null) continue;
    // A search that has not come so far will meet the answer.
    const passed = answers.filter(({ answer_id }) => answer_id <= cursor);
    const more = await readAll(passed, [company]);
    mentions.push(...more.mentions);
    doubts.push(...more.doubts);
  }
  await removeRead(tx, accountId, answers);
  await insertMentions(tx, accountId, mentions);
  await noteDoubts(tx, accountId, { answers, doubts, at, readsDoubts });
  await deleteUncounted(tx, accountId, answers);
  await queueUnread(tx, accountId, answers);
  const moved = await refreshPageKinds(tx, accountId);
  await markAnswers(tx, accountId, [...answers.map(({ answer_id }) => answer_id), ...moved]);
}

/** Whose pages answers cite, where others are tracked than when they were judged; the answers that cite such pages. */
async function refreshPageKinds(tx: Transaction, accountId: AccountId): Promise<string[]> {
  const judged = await namesInForce(tx, accountId);
  const { names: now } = await namesInWaiting(tx, await getProfileRow(tx, accountId));
  if (judged === null || isDeepStrictEqual(hostsOf(judged), hostsOf(now))) return [];
  return rebuildPageKinds(tx, accountId, {
    before: judged,
    after: { ...judged, competitors: now.competitors },
  });
}

function hostsOf({ competitors }: BrandNamesSnapshot): (string | null)[] {
  return competitors.map(({ domain }) => domain).filter((domain) => domain !== null);
}

/** Goes on with searching stored answers for companies; false when all are searched. */
async function search(
  tx: Transaction,
  accountId: AccountId,
  {
    batchSize,
    at,
    newSince,
    readsDoubts,
  }: { batchSize: number; at: Date; newSince: Date; readsDoubts: boolean },
): Promise<boolean> {
  const all = await listCompanies(tx, accountId);
  if (all.every(({ is_searched }) => is_searched)) return false;
  // What is tracked, or no longer, may have made one company of two, or two of one.
  const begun = all.filter(({ is_searched, cursor }) => !is_searched && cursor === null);
  if (begun.length > 0) {
    const found = await listFoundBeside(
      tx,
      accountId,
      begun.map(({ key }) => key),
    );
    const { names } = await namesInWaiting(tx, await getProfileRow(tx, accountId));
    const own = new Set(ownKeys(names));
    const fresh = found.filter((name) => !own.has(companyKeyOf(name)));
    await groupCompanies(tx, accountId, { companies: all, fresh, at });
  }
  const open = (await listCompanies(tx, accountId)).filter(({ is_searched }) => !is_searched);
  // All that are behind the end of this batch go on together from there.
  const cursor = open.some((one) => one.cursor === null)
    ? null
    : open.reduce((least, one) => ((one.cursor ?? '') < least ? (one.cursor ?? '') : least), 'g');
  const texts = await listTextsAfter(tx, accountId, { cursor, limit: batchSize });
  const last = texts.at(-1)?.id ?? null;
  const isOver = texts.length < batchSize;
  const reached = open.filter((one) => last === null || one.cursor === null || one.cursor <= last);
  const toSearch = isOver ? open : reached;
  if (last !== null) {
    await removeMentions(tx, accountId, { keys: toSearch.map(({ key }) => key), cursor, last });
    const ids = await mayHold(texts, toSearch);
    const answers = await toAnswers(
      tx,
      accountId,
      await listVerdictsInForce(tx, accountId, { ids, newSince }),
    );
    const { mentions, doubts } = await readAll(answers, toSearch);
    await insertMentions(tx, accountId, mentions);
    await noteDoubts(tx, accountId, { answers, doubts, at, readsDoubts });
  }
  if (!isOver) {
    await advanceSearch(tx, accountId, toSearch, { cursor: last });
    return true;
  }
  await advanceSearch(tx, accountId, toSearch, { is_searched: true, counted_at: at });
  await announceCounted(tx, accountId, {
    keys: toSearch.map(({ key }) => key),
    hasAnswers: last !== null || cursor !== null,
  });
  const tracked = await listTracked(tx, accountId);
  const keys = toSearch.map(({ key }) => key);
  const written = await listWrittenNames(tx, accountId, keys);
  for (const [key, forms] of Map.groupBy(written, ({ company_key }) => company_key)) {
    // Track uses the shown name, so its key must be the company's: a longer form would make a second one.
    const name = forms.map(({ form }) => form).find((form) => companyKeyOf(form) === key);
    if (name !== undefined && !tracked.has(key))
      await updateCompany(tx, { account_id: accountId, key }, { name });
  }
  await markCompanies(tx, accountId, keys);
  await queueUnreadOf(tx, accountId, keys);
  await markAnswers(tx, accountId, await refreshPageKinds(tx, accountId));
  await publishEvent(tx, accountId, { type: 'brand_changed' });
  return true;
}

/** Those of some answers whose letters may name one of these companies. */
async function mayHold(
  texts: readonly { id: string; text: string }[],
  companies: readonly CompanyRow[],
): Promise<string[]> {
  const mayName = mayNameOneOf(companies);
  const holding: string[] = [];
  for (const [index, { id, text }] of texts.entries()) {
    if (mayName(text)) holding.push(id);
    if (index % LETTERS_BREATH === LETTERS_BREATH - 1) await breathe();
  }
  return holding;
}

async function registerFound(
  tx: Transaction,
  accountId: AccountId,
  { answers, found, at }: { answers: AnswerToCount[]; found: string[]; at: Date },
): Promise<void> {
  const own = new Set(answers.flatMap(({ names }) => ownKeys(names)));
  const spellings = [...new Set(found)].filter((name) => !own.has(companyKeyOf(name)));
  const companies = await listCompanies(tx, accountId);
  const known = new Set(companies.flatMap(({ forms }) => forms));
  const fresh = spellings.filter((name) => !known.has(name));
  if (fresh.length > 0) await groupCompanies(tx, accountId, { companies, fresh, at });
}

/** Makes one company of the forms of one name, with names that were found now. */
async function groupCompanies(
  tx: Transaction,
  accountId: AccountId,
  { companies, fresh, at }: { companies: readonly CompanyRow[]; fresh: readonly string[]; at: Date },
): Promise<void> {
  const tracked = await listTracked(tx, accountId);
  const declared = new Map(
    [...tracked].map(([key, { competitor_name, aliases, products }]) => [
      key,
      [competitor_name, ...aliases, ...products] as const,
    ]),
  );
  const { changed, removed } = registerNames(companies, declared, fresh);
  for (const { key, forms, isNew } of changed) {
    const names = namesToRead(forms, tracked.get(key) ?? null);
    if (isNew) {
      const search = { cursor: null, is_searched: false, counted_at: null, announcement: null };
      await insertCompany(tx, {
        account_id: accountId,
        key,
        name: names.name,
        forms,
        names,
        ...search,
        created_at: at,
      });
      continue;
    }
    const company = companies.find((one) => one.key === key);
    if (company) await updateCompany(tx, company, { forms, ...searchedBy(company, names) });
  }
  await removeUntracked(tx, accountId, removed);
}

function ownKeys({ name, aliases, products }: BrandNamesSnapshot): string[] {
  return [name, ...aliases, ...products].map(companyKeyOf);
}

async function toAnswers(
  tx: Transaction,
  accountId: AccountId,
  stored: readonly StoredAnswer[],
): Promise<AnswerToRead[]> {
  const { language: usual } = await getProfileRow(tx, accountId);
  const names = new Map<number, BrandNamesSnapshot>();
  for (const revision of new Set(stored.map(({ brand_revision }) => brand_revision))) {
    const known = await findRevision(tx, accountId, revision);
    if (known === null) throw new Error(`there are no names of revision ${revision}`);
    names.set(revision, known.names);
  }
  const ids = [...new Set(stored.map(({ answer_id }) => answer_id))];
  const auxiliary = Map.groupBy(await listAuxiliary(tx, accountId, ids), ({ answer_id }) => answer_id);
  return stored.flatMap((one) => {
    const { answer_id, judgement_id, brand_revision, question, language } = one;
    const of = names.get(brand_revision);
    return of === undefined
      ? []
      : [
          {
            answer_id,
            judgement_id,
            answer: one,
            question,
            language: language ?? usual,
            names: of,
            auxiliary: auxiliary.get(answer_id) ?? [],
          },
        ];
  });
}

interface Read {
  mentions: CompanyMention[];
  doubts: CompanyDoubt<CompanyRow>[];
}

/** Reads some answers at a time, so that others of the process get their turn. */
async function readAll(answers: readonly AnswerToCount[], companies: readonly CompanyRow[]): Promise<Read> {
  const all: Read = { mentions: [], doubts: [] };
  for (let at = 0; at < answers.length; at += BREATH) {
    const { mentions, doubts } = readCompanies(answers.slice(at, at + BREATH), companies);
    all.mentions.push(...mentions);
    all.doubts.push(...doubts);
    await breathe();
  }
  return all;
}
