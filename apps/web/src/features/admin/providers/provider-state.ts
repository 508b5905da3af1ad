import {
  ADMINISTRATORS_FAILURES,
  CHANNEL_LABELS,
  listInWords,
  type ProviderHealth,
  sentencesInWords,
} from '@answerscope/contract';
import * as messages from './messages.ts';

/** How a provider is doing, in one word. */
export type ProviderState = 'paused' | 'refused' | 'failing' | 'not_configured' | 'asked' | 'idle';

/** From this share of failed calls on, somebody should look. */
const MANY = 0.5;

/**
 * What stops a provider most comes first: without a key nothing is asked, in a pause nothing is asked meanwhile. A
 * refusal that only an administrator can mend stays until a call succeeds, however long ago it was.
 */
export function providerState(health: ProviderHealth): ProviderState {
  const { is_configured, paused_until, recent_calls, recent_failures } = health;
  if (!is_configured) return 'not_configured';
  if (paused_until !== null) return 'paused';
  if (isRefused(health)) return 'refused';
  if (recent_failures > 0 && recent_failures >= recent_calls * MANY) return 'failing';
  return recent_calls > 0 ? 'asked' : 'idle';
}

/** Whether the last call failed for what stays wrong by itself: the key, its credit, the settings. */
function isRefused({ last_failure, last_failure_at, last_success_at }: ProviderHealth): boolean {
  if (last_failure === null || last_failure_at === null) return false;
  if (last_success_at !== null && Date.parse(last_success_at) >= Date.parse(last_failure_at)) return false;
  return ADMINISTRATORS_FAILURES.some((code) => last_failure.startsWith(`${code}:`));
}

/** What of the providers needs somebody, in a sentence that names them. */
export function providersInWords(health: readonly ProviderHealth[]): string {
  const named = (state: ProviderState) =>
    health.filter((one) => providerState(one) === state).map(({ channel }) => CHANNEL_LABELS[channel]);
  const sentences = (
    [
      ['paused', messages.notAskedNow],
      ['refused', messages.refusedLastCall],
      ['failing', messages.failOften],
      ['not_configured', messages.haveNoKey],
    ] as const
  ).flatMap(([state, sentence]) => {
    const labels = named(state);
    return labels.length === 0 ? [] : [sentence({ count: labels.length, names: listInWords(labels) })];
  });
  return sentences.length === 0 ? messages.everyAssistantCanBeAsked : sentencesInWords(sentences);
}
