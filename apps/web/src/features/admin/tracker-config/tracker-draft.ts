import { issueMessage, TrackerSettings } from '@answerscope/contract';

const Kept = TrackerSettings.pick({
  enforce_refresh_period: true,
  auxiliary_judging: true,
  stance_reading: true,
  run_channel_pause_ms: true,
});
const NAMES = Kept.keyof().options;

/** What an administrator changes for all assistants: the number as text, so that nothing typed is lost. */
export type TrackerDraft = Pick<
  TrackerSettings,
  'enforce_refresh_period' | 'auxiliary_judging' | 'stance_reading'
> & {
  run_channel_pause_ms: string;
};

/** What a form starts with. */
export function toTrackerDraft(settings: TrackerSettings): TrackerDraft {
  const { run_channel_pause_ms, ...switches } = Kept.parse(settings);
  return { ...switches, run_channel_pause_ms: String(run_channel_pause_ms) };
}

/** How many settings were changed, judged by the contract, and what is sent where all of them are right. */
export function judgeTrackerDraft(draft: TrackerDraft, before: TrackerSettings) {
  const first = toTrackerDraft(before);
  const changed = NAMES.filter((name) => draft[name] !== first[name]);
  const typed = draft.run_channel_pause_ms.trim();
  const given = { ...draft, run_channel_pause_ms: typed === '' ? Number.NaN : Number(typed) };
  const parsed = Kept.partial()
    .strict()
    .safeParse(Object.fromEntries(changed.map((name) => [name, given[name]])), { error: issueMessage });
  return {
    changed: changed.length,
    pauseError: parsed.error?.issues[0]?.message,
    settings: parsed.success ? parsed.data : null,
  };
}
