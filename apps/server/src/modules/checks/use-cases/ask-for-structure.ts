import { AssistantError, type Channel, type Structure } from '@answerscope/assistants';
import { appError } from '@answerscope/contract';
import { inTransaction } from '../../../database/pool.ts';
import { formatDollars } from '../../../lib/money.ts';
import { reserveDay, settleDay } from '../../plans/index.ts';
import {
  callForStructure,
  channelsForStructure,
  type StructureTask,
  spentOnStructure,
  structureCeiling,
} from '../../providers/index.ts';
import { getDailyLimit } from '../../settings/index.ts';
import type { CheckServices } from '../check.services.ts';
import * as messages from '../messages.ts';

type Needed = Pick<
  CheckServices,
  | 'assistants'
  | 'configuredChannels'
  | 'servicePool'
  | 'dailyLimitMicrodollars'
  | 'callTimeoutMs'
  | 'now'
  | 'metrics'
>;

/**
 * Asks the first configured channel, in the order of CHANNELS, for a value of a form, and the second when the first
 * fails in a way that another may not. Its money counts against the installation's day and nobody's month.
 * @throws SERVICE_UNAVAILABLE without a configured channel, PAYMENT_REQUIRED when the day's limit would be passed,
 * AssistantError when no value of the form came: that of the channel asked last
 */
export async function askForStructure<T>(services: Needed, task: StructureTask<T>): Promise<Structure<T>> {
  let failure: AssistantError | null = null;
  for (const channel of channelsForStructure(services.configuredChannels)) {
    const outcome = await askChannel(services, channel, task);
    if (!(outcome instanceof AssistantError)) return outcome;
    failure = outcome;
    if (!outcome.retryable) break;
  }
  throw failure ?? appError('SERVICE_UNAVAILABLE');
}

async function askChannel<T>(
  services: Needed,
  channel: Channel,
  task: StructureTask<T>,
): Promise<Structure<T> | AssistantError> {
  const amountMicrodollars = structureCeiling(services, channel, task);
  const day = { provider: channel, at: services.now() };
  await inTransaction(services.servicePool, null, async (tx) => {
    const dailyLimitMicrodollars = await getDailyLimit(tx, services.dailyLimitMicrodollars);
    if (!(await reserveDay(tx, { ...day, amountMicrodollars, dailyLimitMicrodollars }))) {
      throw appError('PAYMENT_REQUIRED', {
        message: messages.structurePassesDailyLimit({ limit: formatDollars(dailyLimitMicrodollars) }),
        details: { reason: 'daily_limit' },
      });
    }
    // Booked as spent at once, as a trial is: nobody would end a reservation whose process died.
    await settleDay(tx, {
      ...day,
      reservedMicrodollars: amountMicrodollars,
      spentMicrodollars: amountMicrodollars,
    });
  });
  const outcome = await callForStructure(services, channel, { ...task, timeoutMs: services.callTimeoutMs });
  const spent = spentOnStructure(outcome, amountMicrodollars);
  await inTransaction(services.servicePool, null, (tx) =>
    settleDay(tx, { ...day, reservedMicrodollars: 0, spentMicrodollars: spent - amountMicrodollars }),
  );
  services.metrics.spentMicrodollars.inc({ channel }, spent);
  return outcome;
}
