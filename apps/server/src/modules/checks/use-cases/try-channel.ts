import { type Answer, AssistantError } from '@answerscope/assistants';
import { appError, type Channel, type ChannelSettings, type TriedQuestion } from '@answerscope/contract';
import { inTransaction } from '../../../database/pool.ts';
import type { SignedInContext } from '../../../http/context.ts';
import { formatDollars, toDollars } from '../../../lib/money.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { administer } from '../../audit/index.ts';
import { reserveDay, settleDay } from '../../plans/index.ts';
import { getChannelSettings } from '../../settings/index.ts';
import { askInputOf } from '../check-plan.ts';
import type { CheckServices } from '../check-services.ts';
import { questionLocation } from '../location.rules.ts';

/**
 * An administrator asks one question on trial, with the channel's settings or changed ones. Its money counts against
 * the installation's day and nobody's month; it is audited; nothing of it becomes a result.
 * @throws PAYMENT_REQUIRED when the day's limit would be passed
 */
export async function tryChannel(
  services: CheckServices,
  context: SignedInContext,
  input: { channel: Channel; question: string; settings: Partial<ChannelSettings> },
): Promise<TriedQuestion> {
  const { channel, question } = input;
  const assistant = services.assistants[channel];
  const at = context.now;
  const { request, reserved } = await administer(services.servicePool, context, async ({ tx, audit }) => {
    const stored = await getChannelSettings(tx, channel);
    const settings = { ...stored.settings, ...input.settings };
    const profile = await getProfileRow(tx, context.actor.userId);
    const ask = askInputOf({
      question,
      location: questionLocation(profile, settings.location_detail),
      settings,
    });
    const amountMicrodollars = assistant.ceiling_microdollars(ask);
    const dailyLimitMicrodollars = services.dailyLimitMicrodollars;
    if (!(await reserveDay(tx, { provider: channel, amountMicrodollars, at, dailyLimitMicrodollars }))) {
      throw appError('PAYMENT_REQUIRED', {
        message: `This question would pass this installation's daily limit of ${formatDollars(dailyLimitMicrodollars)} for assistants' answers. Please try again tomorrow.`,
        details: { reason: 'daily_limit' },
      });
    }
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
  const outcome = await assistant
    .ask({ ...request, timeoutMs: services.waitMaxMs })
    .catch((error: unknown) => {
      if (error instanceof AssistantError) return error;
      throw error;
    });
  const spent = costOf(outcome, reserved);
  await inTransaction(services.servicePool, null, (tx) =>
    settleDay(tx, { provider: channel, at, reservedMicrodollars: reserved, spentMicrodollars: spent }),
  );
  return { request: { ...request }, ...toReply(outcome), cost_usd: toDollars(spent) };
}

function costOf(outcome: Answer | AssistantError, reserved: number): number {
  if (!(outcome instanceof AssistantError)) return outcome.cost_microdollars;
  return outcome.surely_not_billed ? 0 : (outcome.cost_microdollars ?? reserved);
}

function toReply(outcome: Answer | AssistantError): Pick<TriedQuestion, 'reply' | 'failure'> {
  if (outcome instanceof AssistantError) {
    const { code, message, retryable } = outcome;
    return { reply: null, failure: { code, message, is_retryable: retryable } };
  }
  const { text, finish, model_served, searched, latency_ms, raw } = outcome;
  const sources = outcome.sources.map(({ url, title }) => ({ url, title }));
  return { reply: { text, finish, model_served, searched, sources, latency_ms, raw }, failure: null };
}
