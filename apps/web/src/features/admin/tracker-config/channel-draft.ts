import { type Channel, ChannelSettings, issueMessage, sentencesInWords } from '@answerscope/contract';
import * as messages from './messages.ts';

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
  { name: 'model', label: messages.model, kind: 'text', endsSeries: true },
  {
    name: 'search',
    label: messages.webSearch,
    kind: 'switch',
    endsSeries: true,
    channelHints: {
      gemini: messages.webSearchHint,
    },
  },
  {
    name: 'search_context',
    label: messages.searchDepth,
    kind: 'choice',
    endsSeries: true,
    options: [
      { value: 'low', label: messages.low },
      { value: 'medium', label: messages.medium },
      { value: 'high', label: messages.high },
    ],
  },
  {
    name: 'location_detail',
    label: messages.location,
    kind: 'choice',
    endsSeries: true,
    hint: messages.locationHint,
    options: [
      { value: 'none', label: messages.none },
      { value: 'country', label: messages.country },
      { value: 'city', label: messages.city },
    ],
  },
  {
    name: 'template',
    label: messages.questionTemplate,
    kind: 'area',
    endsSeries: true,
    hint: messages.questionTemplateHint,
  },
  { name: 'max_output_tokens', label: messages.maxTokens, kind: 'number' },
  { name: 'samples_per_check', label: messages.answersPerCheck, kind: 'number' },
  { name: 'pace_parallel', label: messages.concurrentCallsRun, kind: 'number' },
  { name: 'pace_pause_ms', label: messages.pauseBetweenBatches, kind: 'number' },
  { name: 'scheduled_pace_parallel', label: messages.concurrentCallsScheduledRun, kind: 'number' },
  { name: 'scheduled_pace_pause_ms', label: messages.pauseScheduledRun, kind: 'number' },
  { name: 'max_in_flight', label: messages.callsInFlight, kind: 'number' },
  { name: 'requests_per_minute', label: messages.callsAMinute, kind: 'number' },
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
  const count = messages.settingsWillChangeNextCheck({ count: changed.length });
  return changed.some(({ endsSeries }) => endsSeries)
    ? sentencesInWords([count, messages.chartsBreakTheirLine])
    : count;
}
