import {
  AssistantError,
  CHANNELS,
  DEFAULT_MODELS,
  type Structure,
  type StructureInput,
} from '@answerscope/assistants';
import { appError } from '@answerscope/contract';
import { z } from 'zod';
import { inTransaction } from '../../../database/pool.ts';
import { formatDollars } from '../../../lib/money.ts';
import { reserveDay, settleDay } from '../../plans/index.ts';
import type { CheckServices } from '../check-services.ts';

type Needed = Pick<
  CheckServices,
  'assistants' | 'configuredChannels' | 'servicePool' | 'dailyLimitMicrodollars' | 'callTimeoutMs' | 'now'
>;

/**
 * Asks the first configured channel, in the order of CHANNELS, for a value of a form. Its money counts against the
 * installation's day and nobody's month.
 * @throws SERVICE_UNAVAILABLE without a configured channel, PAYMENT_REQUIRED when the day's limit would be passed,
 * AssistantError when no value of the form came
 */
export async function askForStructure<T>(
  services: Needed,
  task: Omit<StructureInput<T>, 'model' | 'timeoutMs'>,
): Promise<Structure<T>> {
  const channel = CHANNELS.find((one) => services.configuredChannels.includes(one));
  if (channel === undefined) throw appError('SERVICE_UNAVAILABLE');
  const assistant = services.assistants[channel];
  const model = DEFAULT_MODELS[channel];
  const at = services.now();
  const amountMicrodollars = assistant.ceiling_microdollars({
    question: task.instructions + task.prompt + JSON.stringify(z.toJSONSchema(task.schema)),
    model,
    search: false,
    search_context: 'low',
    location: null,
    max_output_tokens: task.max_output_tokens,
  });
  const { dailyLimitMicrodollars } = services;
  const day = { provider: channel, at };
  await inTransaction(services.servicePool, null, async (tx) => {
    if (!(await reserveDay(tx, { ...day, amountMicrodollars, dailyLimitMicrodollars }))) {
      throw appError('PAYMENT_REQUIRED', {
        message: `This would pass this installation's daily limit of ${formatDollars(dailyLimitMicrodollars)} for assistants' answers. Please try again tomorrow.`,
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
  const outcome = await assistant
    .askForStructure({ ...task, model, timeoutMs: services.callTimeoutMs })
    .catch((error: unknown) => {
      if (error instanceof AssistantError) return error;
      throw error;
    });
  const failed = outcome instanceof AssistantError;
  const cost = failed && outcome.surely_not_billed ? 0 : (outcome.cost_microdollars ?? amountMicrodollars);
  await inTransaction(services.servicePool, null, (tx) =>
    settleDay(tx, { ...day, reservedMicrodollars: 0, spentMicrodollars: cost - amountMicrodollars }),
  );
  if (failed) throw outcome;
  return outcome;
}
