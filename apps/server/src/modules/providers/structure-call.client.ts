import {
  AssistantError,
  CHANNELS,
  type Channel,
  DEFAULT_MODELS,
  type Structure,
  type StructureInput,
} from '@answerscope/assistants';
import { z } from 'zod';
import type { ProviderServices } from './provider.services.ts';

/** What is asked, whoever is asked it. */
export type StructureTask<T> = Omit<StructureInput<T>, 'model' | 'timeoutMs' | 'signal'> & {
  /** The model of each channel; left out, the one that is usual there. */
  models?: Readonly<Record<Channel, string>>;
};

/** When the first fails in a way that another may not, one other is asked. */
const CHANNELS_MAX = 2;

/** The channels a value of a form is asked of, in turn: the first configured ones, in the order of CHANNELS. */
export function channelsForStructure(configured: readonly Channel[]): Channel[] {
  return CHANNELS.filter((channel) => configured.includes(channel)).slice(0, CHANNELS_MAX);
}

/** The most one such call can cost, in microdollars. */
export function structureCeiling(
  services: Pick<ProviderServices, 'assistants'>,
  channel: Channel,
  task: StructureTask<unknown>,
): number {
  return services.assistants[channel].ceiling_microdollars({
    question: task.instructions + task.prompt + JSON.stringify(z.toJSONSchema(task.schema)),
    model: (task.models ?? DEFAULT_MODELS)[channel],
    search: false,
    search_context: 'low',
    location: null,
    max_output_tokens: task.max_output_tokens,
  });
}

/** One call, measured; an AssistantError is an outcome, anything else a fault of ours. */
export async function callForStructure<T>(
  services: Pick<ProviderServices, 'assistants' | 'metrics'>,
  channel: Channel,
  { models = DEFAULT_MODELS, ...task }: StructureTask<T> & { timeoutMs: number },
): Promise<Structure<T> | AssistantError> {
  const { assistantCalls, assistantSeconds } = services.metrics;
  const stopTimer = assistantSeconds.startTimer({ channel });
  try {
    const made = await services.assistants[channel].askForStructure({
      ...task,
      model: models[channel],
    });
    assistantCalls.inc({ channel, outcome: 'answered' });
    return made;
  } catch (error) {
    if (!(error instanceof AssistantError)) throw error;
    assistantCalls.inc({ channel, outcome: error.code });
    return error;
  } finally {
    stopTimer();
  }
}

/** What a call is booked with: nothing when it surely was not billed, its ceiling when nobody knows. */
export function spentOnStructure(
  outcome: Structure<unknown> | AssistantError,
  ceilingMicrodollars: number,
): number {
  if (outcome instanceof AssistantError && outcome.surely_not_billed) return 0;
  return outcome.cost_microdollars ?? ceilingMicrodollars;
}
