import type { Channel } from '@answerscope/contract';
import type { Metrics } from '../../http/metrics.ts';
import type { ControlledAssistant } from './controlled-assistant.client.ts';
import type { ProviderLimits } from './provider-control.queries.ts';

/** The assistants as this installation reaches them; made once, in the composition root. */
export interface ProviderServices {
  assistants: Record<Channel, ControlledAssistant>;
  /** Channels that have a key or are simulated. */
  configuredChannels: readonly Channel[];
  providerLimits: (channel: Channel) => Promise<ProviderLimits>;
  /** How long one call to an assistant may take. */
  callTimeoutMs: number;
  metrics: Metrics;
}
