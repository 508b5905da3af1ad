import { AssistantError, type Channel, type Structure } from '@answerscope/assistants';
import { getTableName } from 'drizzle-orm';
import { untilDatabaseAnswers } from '../../../database/connection-failure.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { getProfileRow } from '../../accounts/index.ts';
import {
  capNamed,
  getPlan,
  isReservedByCallsUnderWay,
  monthlyCapOf,
  reserveSpend,
  settleSpend,
} from '../../plans/index.ts';
import {
  callForStructure,
  type StructureTask,
  spentOnStructure,
  structureCeiling,
} from '../../providers/index.ts';
import { getDailyLimit } from '../../settings/index.ts';
import type { AnswerServices } from '../answer.services.ts';
import type { ModelCallRow, ModelCallTable } from '../model-calls/model-call-columns.tables.ts';
import {
  type DueRows,
  lockAlike,
  lockCall,
  type ModelCallKey,
  updateCall,
} from '../model-calls/model-calls.queries.ts';
import {
  FAILURE_TEXTS,
  isAskedAgain,
  type ModelCallFailure,
  mayAskOnceMore,
  nextProvider,
} from '../model-calls/model-calls.rules.ts';

/** How long after its timeout the reply of a call may still be stored. */
const GRACE_MS = 30_000;
/** How long a paid reply is kept while the database is away. */
const KEEP_TRYING_MS = 10 * 60_000;
/** The same is being asked, or money is reserved by calls under way: it is looked at again after this. */
const LOOK_AGAIN_MS = 1_500;

/** What a model is asked about stored answers for one purpose. The protocol of the call is the same for all. */
export interface ModelTask<Row extends ModelCallRow, Reply> {
  table: ModelCallTable;
  timeoutMs: number;
  /** A row that was open for longer is given up. */
  openMaxMs: number;
  due: DueRows;
  /** Rows with the same in these columns are asked about once; the others repeat what is known. */
  alike?: { columns: readonly (keyof Row & string)[]; repeat: (row: Row, known: Row) => Partial<Row> };
  /** Takes locks that come before those of rows. */
  lockBefore?: (tx: Transaction, accountId: AccountId) => Promise<void>;
  /** Why a row is not asked about any more; null while it is. */
  refusalOf: (tx: Transaction, services: AnswerServices, row: Row) => Promise<ModelCallFailure | null>;
  toQuestion: (tx: Transaction, row: Row) => Promise<StructureTask<Reply>>;
  /** What a reply changes in its row; a failure where it does not fit. */
  readReply: (tx: Transaction, row: Row, reply: Reply) => Promise<Partial<Row> | ModelCallFailure>;
  /** What follows from a decision, in its transaction. */
  applyDecision: (tx: Transaction, row: Row) => Promise<void>;
}

interface Call<Row, Reply> {
  row: Row;
  provider: Channel;
  question: StructureTask<Reply>;
}

/**
 * Asks a model about one open row, by the protocol of a check: money and 'asking' are committed before the call, its
 * outcome is stored after it in one transaction with all that follows. A failure changes nothing but the row. Does
 * nothing for a row that another worker has or that has ended.
 */
export async function askModel<Row extends ModelCallRow, Reply>(
  services: AnswerServices,
  task: ModelTask<Row, Reply>,
  key: ModelCallKey,
): Promise<void> {
  const { timeoutMs } = task;
  const tenant = services.tenant(key.account_id);
  const call = await tenant.transaction((tx) => beginCall(tx, services, { task, key }));
  if (call === null) return;
  const { row, provider, question } = call;
  const outcome = await callForStructure(services, provider, { ...question, timeoutMs });
  const isKept = await untilDatabaseAnswers(
    () => tenant.transaction((tx) => endCall(tx, services, { task, row, outcome })),
    { forMs: KEEP_TRYING_MS, log: services.log },
  );
  if (isKept)
    services.metrics.spentMicrodollars.inc(
      { channel: provider },
      spentOnStructure(outcome, row.reserved_microdollars),
    );
  else services.log.warn(nameOf(task, row), 'a reply came after its call was given up');
}

/** Gives up a call whose process is gone: its money is booked as spent, and it is asked once more if it was the first. */
export async function loseCall<Row extends ModelCallRow, Reply>(
  services: AnswerServices,
  task: ModelTask<Row, Reply>,
  key: ModelCallKey,
): Promise<void> {
  const lost = await services.tenant(key.account_id).transaction(async (tx) => {
    const row = await lockCall<Row>(tx, task.table, key);
    if (row?.state !== 'asking' || row.deadline_at === null || row.deadline_at > new Date()) return null;
    await settle(tx, row, row.reserved_microdollars);
    const ended = endedColumns(row, row.reserved_microdollars);
    const columns = mayAskOnceMore(row)
      ? { ...ended, state: 'open' as const }
      : { ...ended, ...failedColumns({ code: 'outcome_unknown', now: services.now() }) };
    await updateCall(tx, task.table, { key, columns });
    return row;
  });
  if (lost?.provider == null) return;
  services.metrics.lostAttempts.inc({ channel: lost.provider });
  services.metrics.spentMicrodollars.inc({ channel: lost.provider }, lost.reserved_microdollars);
  services.log.warn(nameOf(task, lost), 'a call to a model was lost with its worker');
}

/** The call to make now, its money set aside; null when there is none to make, or not yet. */
export async function beginCall<Row extends ModelCallRow, Reply>(
  tx: Transaction,
  services: AnswerServices,
  { task, key }: { task: ModelTask<Row, Reply>; key: ModelCallKey },
): Promise<Call<Row, Reply> | null> {
  const { table, alike } = task;
  await task.lockBefore?.(tx, key.account_id);
  const same = await lockAlike<Row>(tx, table, { key, columns: alike?.columns ?? ['id'] });
  const row = same.find(({ id }) => id === key.id);
  if (row?.state !== 'open') return null;
  const now = services.now();
  const update = async (columns: Partial<ModelCallRow>): Promise<null> => {
    await updateCall(tx, table, { key, columns });
    return null;
  };
  const known = same.find(({ state }) => state === 'decided');
  if (alike !== undefined && known !== undefined) {
    await decide(tx, task, { row, columns: { ...alike.repeat(row, known), ended_at: now } });
    return null;
  }
  const isTooLate = now.getTime() - row.created_at.getTime() > task.openMaxMs;
  const refusal = isTooLate ? 'too_late' : await task.refusalOf(tx, services, row);
  const provider = nextProvider(services.configuredChannels, row);
  if (refusal !== null || provider === null)
    return update(failedColumns({ code: refusal ?? 'not_configured', now }));
  const lookAgain = { retry_at: new Date(now.getTime() + LOOK_AGAIN_MS) };
  if (same.some(({ state }) => state === 'asking')) return update(lookAgain);
  const question = await task.toQuestion(tx, row);
  const profile = await getProfileRow(tx, row.account_id);
  const cap = monthlyCapOf(await getPlan(tx, profile.plan_id), profile.monthly_budget_cap_usd);
  const reservation = {
    accountId: row.account_id,
    provider,
    amountMicrodollars: structureCeiling(services, provider, question),
    at: now,
    monthlyCapMicrodollars: cap.monthly_cap_microdollars,
    dailyLimitMicrodollars: await getDailyLimit(tx, services.dailyLimitMicrodollars),
  };
  const refused = await reserveSpend(tx, reservation);
  if (refused !== 'reserved') {
    const isShort = await isReservedByCallsUnderWay(tx, { refused: reservation, cap: refused });
    return update(isShort ? lookAgain : failedColumns({ code: capNamed(refused, cap), now }));
  }
  const begun: Partial<ModelCallRow> = {
    state: 'asking',
    provider,
    attempts: row.attempts + 1,
    reserved_microdollars: reservation.amountMicrodollars,
    asked_at: now,
    // By the machine's clock: it is about the process that asks.
    deadline_at: new Date(Date.now() + task.timeoutMs + GRACE_MS),
  };
  await update(begun);
  return { row: { ...row, ...begun }, provider, question };
}

/** Stores the outcome of a call; false when it was given up meanwhile. Money last: others wait for the day's row. */
async function endCall<Row extends ModelCallRow, Reply>(
  tx: Transaction,
  services: AnswerServices,
  call: { task: ModelTask<Row, Reply>; row: Row; outcome: Structure<Reply> | AssistantError },
): Promise<boolean> {
  const { task, row: asked, outcome } = call;
  await task.lockBefore?.(tx, asked.account_id);
  const row = await lockCall<Row>(tx, task.table, asked);
  if (row?.state !== 'asking' || row.attempts !== asked.attempts) return false;
  const now = services.now();
  const spent = spentOnStructure(outcome, row.reserved_microdollars);
  const ended = { ...endedColumns(row, spent), request_id: outcome.request_id };
  const update = (columns: Partial<ModelCallRow>) =>
    updateCall(tx, task.table, { key: row, columns: { ...ended, ...columns } });
  if (!(outcome instanceof AssistantError)) {
    const said = await task.readReply(tx, row, outcome.value);
    if (typeof said === 'string') await update(failedColumns({ code: said, now }));
    else {
      const columns = { ...said, ...ended, model: outcome.model_served, ended_at: now };
      await decide(tx, task, { row, columns });
    }
  } else if (isAskedAgain(outcome, services.configuredChannels, row)) await update({ state: 'open' });
  else await update(failedColumns({ code: outcome.code, message: outcome.message, now }));
  await settle(tx, row, spent);
  return true;
}

async function decide<Row extends ModelCallRow, Reply>(
  tx: Transaction,
  { table, applyDecision }: ModelTask<Row, Reply>,
  { row, columns }: { row: Row; columns: Partial<ModelCallRow> },
): Promise<void> {
  const decided = { ...columns, state: 'decided' as const };
  await updateCall(tx, table, { key: row, columns: decided });
  await applyDecision(tx, { ...row, ...decided });
}

function endedColumns(row: ModelCallRow, spentMicrodollars: number): Partial<ModelCallRow> {
  const cost_microdollars = row.cost_microdollars + spentMicrodollars;
  return { cost_microdollars, reserved_microdollars: 0, deadline_at: null };
}

function failedColumns(failure: {
  code: ModelCallFailure;
  message?: string;
  now: Date;
}): Partial<ModelCallRow> {
  const { code, message, now } = failure;
  const failure_message = message ?? FAILURE_TEXTS[code] ?? code;
  return { state: 'failed', failure_code: code, failure_message, ended_at: now };
}

async function settle(tx: Transaction, row: ModelCallRow, spentMicrodollars: number): Promise<void> {
  if (row.provider === null || row.asked_at === null) throw new Error(`call ${row.id} was never asked`);
  await settleSpend(tx, {
    accountId: row.account_id,
    provider: row.provider,
    at: row.asked_at,
    spentMicrodollars,
    reservedMicrodollars: row.reserved_microdollars,
  });
}

function nameOf({ table }: { table: ModelCallTable }, { id }: ModelCallRow) {
  return { table: getTableName(table), id };
}
