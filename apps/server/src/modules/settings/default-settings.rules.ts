import { isDeepStrictEqual } from 'node:util';
import { type Channel, type ChannelSettings, TRIAL_DAYS, type TrackerSettings } from '@answerscope/contract';

const MODELS: Record<Channel, { model: string; search: boolean }> = {
  openai: { model: 'gpt-6-luna', search: true },
  claude: { model: 'claude-haiku-5-5', search: true },
  // Google's terms forbid keeping and analysing search-grounded answers: its search stays off.
  gemini: { model: 'gemini-3.8-flash', search: false },
  perplexity: { model: 'perplexity/sonar', search: true },
};

/** The settings an installation starts with; pace as specification 9 gives it. */
export function defaultChannelSettings(channel: Channel): ChannelSettings {
  return {
    ...MODELS[channel],
    search_context: 'medium',
    location_detail: 'city',
    max_output_tokens: 4096,
    template: null,
    samples_per_check: 1,
    pace_parallel: 3,
    pace_pause_ms: 1_000,
    scheduled_pace_parallel: 10,
    scheduled_pace_pause_ms: 0,
    max_in_flight: 20,
    requests_per_minute: 300,
  };
}

/** Checks are always allowed, as specification 6 has it; a trial as specification 9. */
export const DEFAULT_TRACKER_SETTINGS: TrackerSettings = {
  enforce_refresh_period: false,
  auxiliary_judging: true,
  stance_reading: false,
  run_channel_pause_ms: 2_000,
  presence_weights: { named: 50, place: 20, share: 20, reach: 10 },
  daily_spend_limit_usd: null,
  trial_days: TRIAL_DAYS,
  nightly_backup: true,
  backups_kept: 7,
};

/**
 * The settings that differ from the product's own. Only these are stored: what an administrator sets back follows the
 * product again, also where a later version has another default.
 */
export function changesFrom<Settings extends object>(
  settings: Settings,
  defaults: object,
): Partial<Settings> {
  const own: Readonly<Record<string, unknown>> = { ...defaults };
  return Object.fromEntries(
    Object.entries(settings).filter(
      ([name, value]) => !(name in own) || !isDeepStrictEqual(value, own[name]),
    ),
  ) as Partial<Settings>;
}
