import type { CeilingInput, QuestionLocation } from '@answerscope/assistants';
import type { Channel, ChannelSettings } from '@answerscope/contract';
import type { AccountId } from '../../lib/ids.ts';
import type { BrandNamesSnapshot } from '../brand/index.ts';
import type { MonthlyCap } from '../plans/index.ts';

/** The key of an item of a run: one keyword on one channel. */
export interface ItemKey {
  account_id: AccountId;
  run_id: string;
  channel: Channel;
  keyword_id: string;
}

/** The key of one sample: which of an item's questions. */
export interface SampleKey extends ItemKey {
  sample_no: number;
}

/** Everything needed to ask one sample and to judge and store what comes back. */
export interface CheckPlan extends SampleKey, MonthlyCap {
  keyword: string;
  company_name: string;
  epoch: number;
  is_ad_hoc: boolean;
  judgement_id: string;
  names: BrandNamesSnapshot;
  language: string;
  question: string;
  location: QuestionLocation | null;
  settings: ChannelSettings;
}

/** One request that is about to be sent, with the money set aside for it. */
export interface Attempt {
  id: string;
  attempt_no: number;
  reserved_microdollars: number;
  asked_at: Date;
}

/** What the assistant is asked, as its price depends on it. */
export function askInputOf(plan: {
  question: string;
  location: QuestionLocation | null;
  settings: Pick<ChannelSettings, 'model' | 'search' | 'search_context' | 'max_output_tokens'>;
}): CeilingInput {
  const { model, search, search_context, max_output_tokens } = plan.settings;
  return {
    question: plan.question,
    model,
    search,
    search_context,
    location: plan.location,
    max_output_tokens,
  };
}
