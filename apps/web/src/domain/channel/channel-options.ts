import { CHANNEL_LABELS, CHANNELS } from '@answerscope/contract';

/** The assistants to choose one from, after what is said while none is. */
export function channelOptions(none: string): { value: string; label: string }[] {
  return [{ value: '', label: none }, ...CHANNELS.map((value) => ({ value, label: CHANNEL_LABELS[value] }))];
}
