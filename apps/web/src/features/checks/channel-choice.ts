import type { Channel, Plan } from '@answerscope/contract';

const SEPARATOR = '-';
const NONE = 'none';

/** The assistants an address names ('claude-gemini'; 'none'); all that are available when it names nothing known. */
export function chosenChannels(text: string | undefined, available: readonly Channel[]): Channel[] {
  if (text === NONE) return [];
  const named = text?.split(SEPARATOR) ?? [];
  const chosen = available.filter((channel) => named.includes(channel));
  return chosen.length === 0 ? [...available] : chosen;
}

/** The address of a choice, with one assistant switched over. Undefined for all that are available. */
export function withToggled(
  chosen: readonly Channel[],
  toggled: Channel,
  available: readonly Channel[],
): string | undefined {
  const next = available.filter((channel) => chosen.includes(channel) !== (channel === toggled));
  if (next.length === 0) return NONE;
  return next.length === available.length ? undefined : next.join(SEPARATOR);
}

/** The cheapest plan that includes an assistant; `plans` come cheapest first. */
export function planWithChannel(plans: readonly Plan[], channel: Channel): Plan | null {
  return plans.find(({ allowed_channels }) => allowed_channels.includes(channel)) ?? null;
}
