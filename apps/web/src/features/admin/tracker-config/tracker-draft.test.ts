import type { TrackerSettings } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { judgeTrackerDraft, toTrackerDraft } from './tracker-draft.ts';

const BEFORE: TrackerSettings = {
  enforce_refresh_period: false,
  auxiliary_judging: false,
  stance_reading: false,
  run_channel_pause_ms: 2_000,
  presence_weights: { named: 50, place: 20, share: 20, reach: 10 },
  daily_spend_limit_usd: null,
  trial_days: 14,
  nightly_backup: true,
  backups_kept: 7,
};
const judge = (typed: Partial<ReturnType<typeof toTrackerDraft>>) =>
  judgeTrackerDraft({ ...toTrackerDraft(BEFORE), ...typed }, BEFORE);

describe('what is changed for all assistants', () => {
  it('is sent alone', () => {
    expect(judge({})).toMatchObject({ changed: 0, settings: {} });
    expect(judge({ run_channel_pause_ms: ' 500 ', auxiliary_judging: true })).toEqual({
      changed: 2,
      pauseError: undefined,
      settings: { run_channel_pause_ms: 500, auxiliary_judging: true },
    });
  });

  it('is refused where the pause is no number within its bounds', () => {
    for (const typed of ['', 'soon', '-1', '1.5', '60001']) {
      const judged = judge({ run_channel_pause_ms: typed });
      expect(judged.settings, typed).toBeNull();
      expect(judged.pauseError, typed).toBeTruthy();
    }
  });
});
