import {
  type Answer,
  AssistantError,
  answerFailure,
  type CeilingInput,
  type SentRequest,
} from '@answerscope/assistants';
import {
  appError,
  type Channel,
  type ChannelSettings,
  type TriedQuestion,
  wordQuestion,
} from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { formatDollars, toDollars } from '../../../lib/money.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { reserveDay, settleDay } from '../../plans/index.ts';
import { getChannelSettings, getDailyLimit } from '../../settings/index.ts';
import type { CheckServices } from '../check.services.ts';
import { askInputOf } from '../check-plan.shapes.ts';
import { questionLocation } from '../location.rules.ts';
import * as messages from '../messages.ts';
import { wordingOf } from '../wording.rules.ts';

interface Trial {
  channel: Channel;
  /** Either one is given: a keyword is made into a question as a check does. */
  question?: string | undefined;
  keyword?: string | undefined;
  settings: Partial<ChannelSettings>;
}

/**
 * An administrator asks one question on trial, with the channel's settings or changed ones. Its money counts against
 * the installation's day and nobody's month; it is audited; nothing of it becomes a result.
 * @throws PAYMENT_REQUIRED when the day's limit would be passed
 */
export async function tryChannel(
  ctx: AdminContext & { services: CheckServices },
  input: Trial,
): Promise<TriedQuestion> {
  const { services } = ctx;
  const { channel } = input;
  const assistant = services.assistants[channel];
  const day = { provider: channel, at: ctx.now };
  const { request, reserved } = await ctx.administer(async ({ tx, audit }) => {
    const ask = await planTrial(tx, ctx.actor.accountId, input);
    const amountMicrodollars = assistant.ceiling_microdollars(ask);
    const dailyLimitMicrodollars = await getDailyLimit(tx, services.dailyLimitMicrodollars);
    if (!(await reserveDay(tx, { ...day, amountMicrodollars, dailyLimitMicrodollars }))) {
      throw appError('PAYMENT_REQUIRED', {
        message: messages.trialPassesDailyLimit({ limit: formatDollars(dailyLimitMicrodollars) }),
        details: { reason: 'daily_limit' },
      });
    }
    // Booked as spent at once: nobody would end a reservation whose process died, as its call may have been billed.
    await settleDay(tx, {
      ...day,
      reservedMicrodollars: amountMicrodollars,
      spentMicrodollars: amountMicrodollars,
    });
    await audit({
      action: 'try_channel',
      subject_type: 'channel',
      subject_id: channel,
      reason: null,
      before: null,
      after: ask,
    });
    return { request: ask, reserved: amountMicrodollars };
  });
  const sent: SentRequest[] = [];
  const outcome = await assistant
    .ask({ ...request, timeoutMs: services.callTimeoutMs, onSent: (one) => sent.push(one) })
    .catch((error: unknown) => {
      if (error instanceof AssistantError) return error;
      throw error;
    });
  const spent = costOf(outcome, reserved);
  await ctx.readAll((tx) =>
    settleDay(tx, { ...day, reservedMicrodollars: 0, spentMicrodollars: spent - reserved }),
  );
  services.metrics.spentMicrodollars.inc({ channel }, spent);
  return { request: { ...request }, sent, ...toReply(outcome), cost_usd: toDollars(spent) };
}

async function planTrial(tx: Transaction, accountId: AccountId, trial: Trial): Promise<CeilingInput> {
  const stored = await getChannelSettings(tx, trial.channel);
  const settings = { ...stored.settings, ...trial.settings };
  const profile = await getProfileRow(tx, accountId);
  const question =
    trial.question ??
    wordQuestion({ keyword: trial.keyword ?? '', question: null }, wordingOf(profile, settings));
  return askInputOf({ question, location: questionLocation(profile, settings.location_detail), settings });
}

function costOf(outcome: Answer | AssistantError, reserved: number): number {
  if (!(outcome instanceof AssistantError)) return outcome.cost_microdollars;
  return outcome.surely_not_billed ? 0 : (outcome.cost_microdollars ?? reserved);
}

function toReply(outcome: Answer | AssistantError): Pick<TriedQuestion, 'reply' | 'failure'> {
  if (outcome instanceof AssistantError) return { reply: null, failure: toFailure(outcome) };
  const failure = answerFailure(outcome);
  return { reply: { ...outcome }, failure: failure === null ? null : toFailure(failure) };
}

function toFailure(error: AssistantError): NonNullable<TriedQuestion['failure']> {
  const { code, message, retryable, wait_ms, http_status, request_id } = error;
  return { code, message, is_retryable: retryable, wait_ms, http_status, request_id };
}
