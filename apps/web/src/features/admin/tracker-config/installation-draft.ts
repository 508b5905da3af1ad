import { issueMessage, TrackerSettings } from '@answerscope/contract';

const Kept = TrackerSettings.pick({ daily_spend_limit_usd: true, trial_days: true });
type Kept = Pick<TrackerSettings, 'daily_spend_limit_usd' | 'trial_days'>;
type Name = keyof Kept;

/** The numbers as text, so that nothing typed is lost; an empty limit is the environment's. */
export type InstallationDraft = Record<Name, string>;

/** What the form starts with. */
export function toInstallationDraft({ daily_spend_limit_usd, trial_days }: Kept): InstallationDraft {
  return { daily_spend_limit_usd: daily_spend_limit_usd?.toString() ?? '', trial_days: String(trial_days) };
}

/** What was changed, judged by the contract; settings are null where something is wrong. */
export function judgeInstallationDraft(draft: InstallationDraft, before: Kept) {
  const first = toInstallationDraft(before);
  const changed = Kept.keyof().options.filter((name) => draft[name].trim() !== first[name]);
  const toValue = (name: Name) => {
    const typed = draft[name].trim();
    if (typed === '') return name === 'daily_spend_limit_usd' ? null : Number.NaN;
    return Number(typed);
  };
  const parsed = Kept.partial()
    .strict()
    .safeParse(Object.fromEntries(changed.map((name) => [name, toValue(name)])), { error: issueMessage });
  const errorOf = (name: Name) => parsed.error?.issues.find(({ path }) => path[0] === name)?.message;
  return {
    changed: changed.length,
    errors: { daily_spend_limit_usd: errorOf('daily_spend_limit_usd'), trial_days: errorOf('trial_days') },
    settings: parsed.success ? parsed.data : null,
  };
}
