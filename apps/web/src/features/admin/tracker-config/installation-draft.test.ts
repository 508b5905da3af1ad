import { describe, expect, it } from 'vitest';
import { judgeInstallationDraft, toInstallationDraft } from './installation-draft.ts';

const BEFORE = { daily_spend_limit_usd: null, trial_days: 14 };
const judge = (typed: Partial<ReturnType<typeof toInstallationDraft>>) =>
  judgeInstallationDraft({ ...toInstallationDraft(BEFORE), ...typed }, BEFORE);

describe('the spending limit and the trial', () => {
  it('are sent only where they changed', () => {
    expect(judge({})).toMatchObject({ changed: 0, settings: {} });
    expect(judge({ daily_spend_limit_usd: ' 7.5 ' })).toMatchObject({
      changed: 1,
      settings: { daily_spend_limit_usd: 7.5 },
    });
    expect(judge({ trial_days: '0' })).toMatchObject({ settings: { trial_days: 0 } });
  });

  it('an empty limit is the environment’s again', () => {
    const before = { daily_spend_limit_usd: 30, trial_days: 14 };
    const judged = judgeInstallationDraft({ daily_spend_limit_usd: '', trial_days: '14' }, before);
    expect(judged).toMatchObject({ changed: 1, settings: { daily_spend_limit_usd: null } });
  });

  it('are refused at their field where they are no number within bounds', () => {
    for (const typed of ['free', '-1', '1000001'])
      expect(judge({ daily_spend_limit_usd: typed }).errors.daily_spend_limit_usd, typed).toBeTruthy();
    for (const typed of ['', '1.5', '731'])
      expect(judge({ trial_days: typed }), typed).toMatchObject({
        settings: null,
        errors: { trial_days: expect.any(String) },
      });
  });
});
