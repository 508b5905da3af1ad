import { AssistantError, type Channel, type Structure } from '@answerscope/assistants';
import { RULES_VERSION } from '@answerscope/mentions';
import { untilDatabaseAnswers } from '../../../database/connection-failure.ts';
import type { Transaction } from '../../../database/pool.ts';
import { getProfileRow } from '../../accounts/index.ts';
import {
  capNamed,
  getPlan,
  isReservedByCallsUnderWay,
  monthlyCapOf,
  reserveSpend,
  settleSpend,
} from '../../plans/index.ts';
import { callForStructure, spentOnStructure, structureCeiling } from '../../providers/index.ts';
import { getDailyLimit } from '../../settings/index.ts';
import type { AnswerServices } from '../answer.services.ts';
import {
  type AuxiliaryKey,
  type AuxiliaryRow,
  lockRow,
  lockSame,
  updateRow,
} from '../auxiliary/auxiliary.queries.ts';
import {
  type AuxiliaryFailure,
  type AuxiliaryReply,
  auxiliaryTask,
  FAILURE_TEXTS,
  isAskedAgain,
  isTooLate,
  mayAskOnceMore,
  nextProvider,
  withDecisions,
} from '../auxiliary/auxiliary.rules.ts';
import { areDoubtsRead } from '../auxiliary/auxiliary-switch.queries.ts';
import { isSettled } from '../auxiliary/decisions.rules.ts';
import { applyDecision, holdJudging } from './apply-decision.ts';

/** Some places are answered in seconds; a slow reply is not waited for. */
const CALL_TIMEOUT_MS = 30_000;
/** How long after that a reply may still be stored by whoever asked. */
const GRACE_MS = 30_000;
/** How long a paid reply is held while the database is away. */
const KEEP_TRYING_MS = 10 * 60_000;
/** The same texts are being asked about, or money is held by calls under way: it is looked at again after this. */
const LOOK_AGAIN_MS = 1_500;

interface Call {
  row: AuxiliaryRow;
  provider: Channel;
}

/**
 * Asks the auxiliary model about the places of one open row, by the protocol of a check: money and 'asking' are committed before
 * the call, what came of it is stored after it in one transaction with all that follows from it. A failure leaves the
 * rules' verdict as it is. Whoever finds the row taken or ended does nothing.
 */
export async function decideSentence(services: AnswerServices, key: AuxiliaryKey): Promise<void> {
  const tenant = services.tenant(key.user_id);
  const call = await tenant.transaction((tx) => beginCall(tx, services, key));
  if (call === null) return;
  const { row, provider } = call;
  const outcome = await callForStructure(services, provider, {
    ...auxiliaryTask(row),
    timeoutMs: CALL_TIMEOUT_MS,
  });
  const isKept = await untilDatabaseAnswers(
    () => tenant.transaction((tx) => endCall(tx, services, call, outcome)),
    { forMs: KEEP_TRYING_MS, log: services.log },
  );
  if (isKept)
    services.metrics.spentMicrodollars.inc(
      { channel: provider },
      spentOnStructure(outcome, row.reserved_microdollars),
    );
  else services.log.warn({ auxiliary: row.id }, 'a decision came after its call was given up');
}

/** Gives up a call whose process is gone: its money is booked as spent, and it is asked once more if it was the first. */
export async function loseCall(services: AnswerServices, key: AuxiliaryKey): Promise<void> {
  const lost = await services.tenant(key.user_id).transaction(async (tx) => {
    const row = await lockRow(tx, key);
    const now = services.now();
    if (row?.state !== 'asking' || row.deadline_at === null || row.deadline_at > new Date()) return null;
    await settle(tx, row, row.reserved_microdollars);
    const cost_microdollars = row.cost_microdollars + row.reserved_microdollars;
    const ended = { cost_microdollars, reserved_microdollars: 0, deadline_at: null };
    if (mayAskOnceMore(row)) await updateRow(tx, row, { ...ended, state: 'open' });
    else await fail(tx, { ...row, ...ended }, { code: 'outcome_unknown', now });
    return row;
  });
  if (lost?.provider == null) return;
  services.metrics.lostAttempts.inc({ channel: lost.provider });
  services.metrics.spentMicrodollars.inc({ channel: lost.provider }, lost.reserved_microdollars);
  services.log.warn({ auxiliary: lost.id }, 'a call to the auxiliary model was lost with its worker');
}

/** The call to make now, its money set aside; null when there is none to make, or not yet. */
export async function beginCall(
  tx: Transaction,
  services: AnswerServices,
  key: AuxiliaryKey,
): Promise<Call | null> {
  await holdJudging(tx, key.user_id);
  const same = await lockSame(tx, key);
  if (same?.row.state !== 'open') return null;
  const { row, others } = same;
  const now = services.now();
  const known = others.find(({ state }) => state === 'decided');
  if (known !== undefined) {
    const { provider, model, request_id } = known;
    const repeats_id = known.repeats_id ?? known.id;
    const places = row.places.map((place, at) => {
      const { decision = null, other = null, quote = null } = known.places[at] ?? {};
      return { ...place, decision, other, quote };
    });
    await decide(tx, row, { places, provider, model, request_id, repeats_id, ended_at: now });
    return null;
  }
  const refusal = await refusalOf(tx, services, row, now);
  const provider = nextProvider(services.configuredChannels, row);
  if (refusal !== null || provider === null) {
    await fail(tx, row, { code: refusal ?? 'not_configured', now });
    return null;
  }
  const lookAgain = { retry_at: new Date(now.getTime() + LOOK_AGAIN_MS) };
  if (others.some(({ state }) => state === 'asking')) {
    await updateRow(tx, row, lookAgain);
    return null;
  }
  const profile = await getProfileRow(tx, row.user_id);
  const cap = monthlyCapOf(await getPlan(tx, profile.plan_id), profile.monthly_budget_cap_usd);
  const reservation = {
    userId: row.user_id,
    provider,
    amountMicrodollars: structureCeiling(services, provider, auxiliaryTask(row)),
    at: now,
    monthlyCapMicrodollars: cap.monthly_cap_microdollars,
    dailyLimitMicrodollars: await getDailyLimit(tx, services.dailyLimitMicrodollars),
  };
  const refused = await reserveSpend(tx, reservation);
  if (refused !== 'reserved') {
    if (await isReservedByCallsUnderWay(tx, { refused: reservation, cap: refused }))
      await updateRow(tx, row, lookAgain);
    else await fail(tx, row, { code: capNamed(refused, cap), now });
    return null;
  }
  const begun: Partial<AuxiliaryRow> = {
    state: 'asking',
    provider,
    attempts: row.attempts + 1,
    reserved_microdollars: reservation.amountMicrodollars,
    asked_at: now,
    // By the machine's clock: it is about the process that asks.
    deadline_at: new Date(Date.now() + CALL_TIMEOUT_MS + GRACE_MS),
  };
  await updateRow(tx, row, begun);
  return { row: { ...row, ...begun }, provider };
}

/** Why nothing is asked any more; null while it is. */
async function refusalOf(
  tx: Transaction,
  services: AnswerServices,
  row: AuxiliaryRow,
  now: Date,
): Promise<AuxiliaryFailure | null> {
  if (row.rules_version !== RULES_VERSION) return 'rules_moved';
  if (isTooLate(row, now)) return 'too_late';
  if (!(await areDoubtsRead(tx, services))) return 'switched_off';
  return services.configuredChannels.length === 0 ? 'not_configured' : null;
}

/** What came of a call, stored; false when the call was given up meanwhile. Money last: others wait for the day's row. */
async function endCall(
  tx: Transaction,
  services: AnswerServices,
  { row: asked }: Call,
  outcome: Structure<AuxiliaryReply> | AssistantError,
): Promise<boolean> {
  await holdJudging(tx, asked.user_id);
  const row = await lockRow(tx, asked);
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
    const places = withDecisions(row.places, outcome.value);
    if (places === null) await fail(tx, { ...row, ...ended }, { code: 'other_places', now });
    else await decide(tx, row, { ...ended, places, model: outcome.model_served, ended_at: now });
  } else if (isAskedAgain(outcome, services.configuredChannels, row))
    await updateRow(tx, row, { ...ended, state: 'open' });
  else await fail(tx, { ...row, ...ended }, { code: outcome.code, message: outcome.message, now });
  await settle(tx, row, spent);
  return true;
}

async function decide(tx: Transaction, row: AuxiliaryRow, columns: Partial<AuxiliaryRow>): Promise<void> {
  const decided: AuxiliaryRow = { ...row, ...columns, state: 'decided' };
  await updateRow(tx, row, { ...columns, state: 'decided' });
  if (decided.places.some(isSettled)) await applyDecision(tx, decided);
}

async function fail(
  tx: Transaction,
  row: AuxiliaryRow,
  failure: { code: AuxiliaryFailure; message?: string; now: Date },
): Promise<void> {
  const { cost_microdollars, reserved_microdollars, request_id, deadline_at } = row;
  await updateRow(tx, row, {
    cost_microdollars,
    reserved_microdollars,
    request_id,
    deadline_at,
    state: 'failed',
    failure_code: failure.code,
    failure_message: failure.message ?? FAILURE_TEXTS[failure.code] ?? failure.code,
    ended_at: failure.now,
  });
}

async function settle(tx: Transaction, row: AuxiliaryRow, spentMicrodollars: number): Promise<void> {
  if (row.provider === null || row.asked_at === null)
    throw new Error(`auxiliary verdict ${row.id} was never asked`);
  await settleSpend(tx, {
    userId: row.user_id,
    provider: row.provider,
    at: row.asked_at,
    spentMicrodollars,
    reservedMicrodollars: row.reserved_microdollars,
  });
}
