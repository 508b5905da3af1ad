import { CHANNELS, type Channel, type Plan } from '@answerscope/contract';

/** The assistants that the plan includes and the installation has a key for, in their fixed order. */
export function availableChannels(
  plan: Pick<Plan, 'allowed_channels'>,
  configured: readonly Channel[],
): Channel[] {
  return CHANNELS.filter(
    (channel) => plan.allowed_channels.includes(channel) && configured.includes(channel),
  );
}
