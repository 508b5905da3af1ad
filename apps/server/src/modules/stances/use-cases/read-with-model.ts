import { AssistantError, type Channel, type Structure } from '@answerscope/assistants';
import { untilDatabaseAnswers } from '../../../database/connection-failure.ts';
import type { Transaction } from '../../../database/pool.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { type AnswerServices, isAskedAgain, mayAskOnceMore, nextProvider } from '../../answers/index.ts';
import {
  capNamed,
  getPlan,
  isReservedByCallsUnderWay,
  monthlyCapOf,
  reserveSpend,
  settleSpend,
} from '../../plans/index.ts';
import { callForStructure, spentOnStructure, structureCeiling } from '../../providers/index.ts';
import { getDailyLimit, getTrackerSettings } from '../../settings/index.ts';
import {
  getText,
  lockReading,
  queueAnswer,
  type ReadingKey,
  type ReadingRow,
  updateReading,
} from '../reading/stance-readings.queries.ts';
import {
  isTooOld,
  provenStatements,
  READING_FAILURE_TEXTS,
  type ReadingFailure,
  readingTask,
  type StanceReply,
} from '../reading/stance-readings.rules.ts';

/** A whole answer is read in seconds; a slow reply is not waited for. */
const CALL_TIMEOUT_MS = 60_000;
/** How long after that a reply may still be stored by whoever asked. */
const GRACE_MS = 30_000;
/** How long a paid reply is held while the database is away. */
const KEEP_TRYING_MS = 10 * 60_000;
/** Money is held by calls under way: it is looked at again after this. */
const LOOK_AGAIN_MS = 1_500;

interface Call {
  row: ReadingRow;
  provider: Channel;
  text: string;
}

/** Whether a model reads new answers: an administrator has switched it on, and answers are not simulated. */
export async function areStancesRead(
  tx: Transaction,
  { readsDoubts }: Pick<AnswerServices, 'readsDoubts'>,
): Promise<boolean> {
  return readsDoubts && (await getTrackerSettings(tx)).settings.stance_reading;
}

/**
 * Has a model read one answer, by the protocol of a check: money and 'asking' are committed before the call, what came of
 * it is stored after it in one transaction. A failure leaves what the rules have read. Whoever finds the row taken or
 * ended does nothing.
 */
export async function readWithModel(services: AnswerServices, key: ReadingKey): Promise<void> {
  const tenant = services.tenant(key.user_id);
  const call = await tenant.transaction((tx) => beginReading(tx, services, key));
  if (call === null) return;
  const { row, provider, text } = call;
  const { companies } = row;
  const outcome = await callForStructure(services, provider, {
    ...readingTask({ text, companies }),
    timeoutMs: CALL_TIMEOUT_MS,
  });
  const isKept = await untilDatabaseAnswers(
    () => tenant.transaction((tx) => endReading(tx, services, call, outcome)),
    { forMs: KEEP_TRYING_MS, log: services.log },
  );
  if (isKept)
    services.metrics.spentMicrodollars.inc(
      { channel: provider },
      spentOnStructure(outcome, row.reserved_microdollars),
    );
  else services.log.warn({ reading: row.id }, 'statements came after their call was given up');
}

/** Gives up a call whose process is gone: its money is booked as spent, and it is asked once more if it was the first. */
export async function loseReading(services: AnswerServices, key: ReadingKey): Promise<void> {
  const lost = await services.tenant(key.user_id).transaction(async (tx) => {
    const row = await lockReading(tx, key);
    if (row?.state !== 'asking' || row.deadline_at === null || row.deadline_at > new Date()) return null;
    await settle(tx, row, row.reserved_microdollars);
    const cost_microdollars = row.cost_microdollars + row.reserved_microdollars;
    const ended = { cost_microdollars, reserved_microdollars: 0, deadline_at: null };
    if (mayAskOnceMore(row)) await updateReading(tx, row, { ...ended, state: 'open' });
    else await fail(tx, { ...row, ...ended }, { code: 'outcome_unknown', now: services.now() });
    return row;
  });
  if (lost?.provider == null) return;
  services.metrics.lostAttempts.inc({ channel: lost.provider });
  services.metrics.spentMicrodollars.inc({ channel: lost.provider }, lost.reserved_microdollars);
  services.log.warn({ reading: lost.id }, 'a call for statements was lost with its worker');
}

/** The call to make now, its money set aside; null when there is none to make, or not yet. */
export async function beginReading(
  tx: Transaction,
  services: AnswerServices,
  key: ReadingKey,
): Promise<Call | null> {
  const row = await lockReading(tx, key);
  if (row?.state !== 'open') return null;
  const now = services.now();
  const refusal = await refusalOf(tx, services, row, now);
  const provider = nextProvider(services.configuredChannels, row);
  if (refusal !== null || provider === null) {
    await fail(tx, row, { code: refusal ?? 'not_configured', now });
    return null;
  }
  const text = await getText(tx, row);
  const profile = await getProfileRow(tx, row.user_id);
  const cap = monthlyCapOf(await getPlan(tx, profile.plan_id), profile.monthly_budget_cap_usd);
  const reservation = {
    userId: row.user_id,
    provider,
    amountMicrodollars: structureCeiling(services, provider, readingTask({ text, companies: row.companies })),
    at: now,
    monthlyCapMicrodollars: cap.monthly_cap_microdollars,
    dailyLimitMicrodollars: await getDailyLimit(tx, services.dailyLimitMicrodollars),
  };
  const refused = await reserveSpend(tx, reservation);
  if (refused !== 'reserved') {
    if (await isReservedByCallsUnderWay(tx, { refused: reservation, cap: refused }))
      await updateReading(tx, row, { retry_at: new Date(now.getTime() + LOOK_AGAIN_MS) });
    else await fail(tx, row, { code: capNamed(refused, cap), now });
    return null;
  }
  const begun: Partial<ReadingRow> = {
    state: 'asking',
    provider,
    attempts: row.attempts + 1,
    reserved_microdollars: reservation.amountMicrodollars,
    asked_at: now,
    // By the machine's clock: it is about the process that asks.
    deadline_at: new Date(Date.now() + CALL_TIMEOUT_MS + GRACE_MS),
  };
  await updateReading(tx, row, begun);
  return { row: { ...row, ...begun }, provider, text };
}

/** Why nothing is asked any more; null while it is. */
async function refusalOf(
  tx: Transaction,
  services: AnswerServices,
  row: ReadingRow,
  now: Date,
): Promise<ReadingFailure | null> {
  if (isTooOld(row, now)) return 'too_late';
  if (!(await areStancesRead(tx, services))) return 'switched_off';
  return services.configuredChannels.length === 0 ? 'not_configured' : null;
}

/** What came of a call, stored; false when the call was given up meanwhile. Money last: others wait for the day's row. */
async function endReading(
  tx: Transaction,
  services: AnswerServices,
  { row: asked, text }: Call,
  outcome: Structure<StanceReply> | AssistantError,
): Promise<boolean> {
  const row = await lockReading(tx, asked);
  if (row?.state !== 'asking' || row.attempts !== asked.attempts) return false;
  const now = services.now();
  const spent = spentOnStructure(outcome, row.reserved_microdollars);
  const { request_id } = outcome;
  const ended = {
    cost_microdollars: row.cost_microdollars + spent,
    request_id,
    reserved_microdollars: 0,
    deadline_at: null,
  };
  if (!(outcome instanceof AssistantError)) {
    const proven = provenStatements(text, row.companies, outcome.value);
    const model = outcome.model_served;
    await updateReading(tx, row, { ...ended, ...proven, model, state: 'decided', ended_at: now });
    if (proven.statements.length > 0) await queueAnswer(tx, row);
  } else if (isAskedAgain(outcome, services.configuredChannels, row))
    await updateReading(tx, row, { ...ended, state: 'open' });
  else await fail(tx, { ...row, ...ended }, { code: outcome.code, message: outcome.message, now });
  await settle(tx, row, spent);
  return true;
}

async function fail(
  tx: Transaction,
  row: ReadingRow,
  failure: { code: ReadingFailure; message?: string; now: Date },
): Promise<void> {
  const { cost_microdollars, reserved_microdollars, request_id, deadline_at } = row;
  await updateReading(tx, row, {
    cost_microdollars,
    reserved_microdollars,
    request_id,
    deadline_at,
    state: 'failed',
    failure_code: failure.code,
    failure_message: failure.message ?? READING_FAILURE_TEXTS[failure.code] ?? failure.code,
    ended_at: failure.now,
  });
}

async function settle(tx: Transaction, row: ReadingRow, spentMicrodollars: number): Promise<void> {
  if (row.provider === null || row.asked_at === null) throw new Error(`reading ${row.id} was never asked`);
  await settleSpend(tx, {
    userId: row.user_id,
    provider: row.provider,
    at: row.asked_at,
    spentMicrodollars,
    reservedMicrodollars: row.reserved_microdollars,
  });
}
