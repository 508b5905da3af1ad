import { type QuestionWording, wordQuestion } from '@answerscope/contract';
import { getProfileRow } from '../../accounts/index.ts';
import { judgeOwn } from '../../answers/index.ts';
import type { CheckPlan } from '../../checks/index.ts';
import { findRun, questionLocation, wordingOf } from '../../checks/index.ts';
import { getPlan, monthlyCapOf } from '../../plans/index.ts';
import type { RunServices } from '../run.services.ts';
import type { OpenSample, Slice } from '../slices.queries.ts';
import { leaveOutGone } from './end-channel.ts';

/** All that a slice asks with: the run's settings, and the names its answers are judged by. */
export type SlicePlan = Omit<CheckPlan, 'keyword_id' | 'keyword' | 'sample_no' | 'question'> & {
  wording: QuestionWording;
  /** The plan of now: under another one the slice is opened again. */
  plan_id: string;
};

/**
 * Reads what a slice asks with. Settings and place are those of the run's start; names and caps are those of now.
 * Keywords that were deleted or paused since are left out. Null when the run is gone with its account.
 */
export async function openSlice(services: RunServices, slice: Slice): Promise<SlicePlan | null> {
  const { epoch, account_id, run_id, channel } = slice;
  return services.tenant(account_id).transaction(async (tx) => {
    const run = await findRun(tx, account_id, run_id);
    const stored = run?.settings[channel];
    if (run === null || stored === undefined) return null;
    const profile = await getProfileRow(tx, account_id, { lock: true });
    await leaveOutGone(tx, slice, { run, at: services.now() });
    const plan = await getPlan(tx, profile.plan_id);
    const asked_from = run.asked_from ?? profile;
    return {
      account_id,
      run_id,
      channel,
      epoch,
      settings: stored,
      plan_id: plan.id,
      ...(await judgeOwn(tx, profile, services.now())),
      company_name: profile.company_name ?? run.company_name,
      is_ad_hoc: run.is_ad_hoc,
      language: asked_from.language,
      location: questionLocation(asked_from, stored.location_detail),
      wording: wordingOf(asked_from, stored),
      ...monthlyCapOf(plan, profile.monthly_budget_cap_usd),
    };
  });
}

/** How one sample of the slice is asked. */
export function planSample(slice: SlicePlan, sample: OpenSample): CheckPlan {
  const { wording, plan_id: _plan, ...plan } = slice;
  const { keyword_id, keyword, own_question, sample_no } = sample;
  return {
    ...plan,
    keyword_id,
    keyword,
    sample_no,
    question: wordQuestion({ keyword, question: own_question }, wording),
  };
}
