import { type Channel, ChannelSettings, issueMessage } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';

type Name = keyof ChannelSettings;
/** What an administrator types: numbers as text, so that nothing typed is lost; an empty template is none. */
export type ChannelDraft = { [Key in Name]: ChannelSettings[Key] extends boolean ? boolean : string };

/** One setting: its name on the screen and how it is entered. */
export interface ChannelField {
  name: Name;
  label: string;
  kind: 'text' | 'area' | 'number' | 'switch' | 'choice';
  hint?: string;
  /** Instead of `hint`, where something holds for one channel. */
  channelHints?: Partial<Record<Channel, string>>;
  options?: readonly { value: string; label: string }[];
  /** Answers before and after a change of it cannot be compared. */
  endsSeries?: true;
}

/** The settings of a channel in the order they are shown. */
export const CHANNEL_FIELDS: readonly ChannelField[] = [
  { name: 'model', label: 'Model', kind: 'text', endsSeries: true },
  {
    name: 'search',
    label: 'Web search',
    kind: 'switch',
    endsSeries: true,
    channelHints: {
      gemini: "Leave it off: Google's terms forbid storing answers that are grounded in its search.",
    },
  },
  {
    name: 'search_context',
    label: 'Search depth',
    kind: 'choice',
    endsSeries: true,
    options: [
      { value: 'low', label: 'Low' },
      { value: 'medium', label: 'Medium' },
      { value: 'high', label: 'High' },
    ],
  },
  {
    name: 'location_detail',
    label: 'Location',
    kind: 'choice',
    endsSeries: true,
    hint: 'Only for businesses with local services.',
    options: [
      { value: 'none', label: 'None' },
      { value: 'country', label: 'Country' },
      { value: 'city', label: 'City' },
    ],
  },
  {
    name: 'template',
    label: 'Question template',
    kind: 'area',
    endsSeries: true,
    hint: "Must hold {keyword}, may hold { in location}. Empty: the product's own in the profile's language.",
  },
  { name: 'max_output_tokens', label: 'Max tokens', kind: 'number' },
  { name: 'samples_per_check', label: 'Answers per check', kind: 'number' },
  { name: 'pace_parallel', label: 'Concurrent calls of a run', kind: 'number' },
  { name: 'pace_pause_ms', label: 'Pause between batches, ms', kind: 'number' },
  { name: 'scheduled_pace_parallel', label: 'Concurrent calls of a scheduled run', kind: 'number' },
  { name: 'scheduled_pace_pause_ms', label: 'Pause of a scheduled run, ms', kind: 'number' },
  { name: 'max_in_flight', label: 'Calls in flight, all users', kind: 'number' },
  { name: 'requests_per_minute', label: 'Calls a minute, all users', kind: 'number' },
];

/** What a form starts with. */
export function toDraft(settings: ChannelSettings): ChannelDraft {
  const typed = Object.entries(settings).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? value : String(value ?? ''),
  ]);
  return Object.fromEntries(typed) as ChannelDraft;
}

/** What was changed, judged by the contract: the fields and, where all of them are right, what is sent. */
export function judgeDraft(draft: ChannelDraft, before: ChannelSettings) {
  const first = toDraft(before);
  const changed = CHANNEL_FIELDS.filter(({ name }) => draft[name] !== first[name]);
  const values = changed.map(({ name, kind }) => [name, toValue(draft[name], kind, name)]);
  const parsed = ChannelSettings.partial()
    .strict()
    .safeParse(Object.fromEntries(values), { error: issueMessage });
  const errors: Partial<Record<Name, string>> = {};
  for (const { path, message } of parsed.error?.issues ?? []) errors[path[0] as Name] ??= message;
  return { changed, errors, settings: parsed.success ? parsed.data : null };
}

function toValue(typed: string | boolean, kind: ChannelField['kind'], name: Name): unknown {
  if (typeof typed === 'boolean') return typed;
  if (kind === 'number') return typed.trim() === '' ? Number.NaN : Number(typed);
  return name === 'template' && typed.trim() === '' ? null : typed;
}

/** What a change touches, in words. */
export function consequenceOf(changed: readonly ChannelField[]): string {
  const count = `${counted(changed.length, 'setting')} will change, for every user's next check.`;
  return changed.some(({ endsSeries }) => endsSeries)
    ? `${count} Answers before and after cannot be compared: charts break their line there.`
    : count;
}
