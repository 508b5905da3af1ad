import {
  appError,
  CHANNEL_LABELS,
  type CheckVisibility,
  keywordKey,
  wordQuestion,
} from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { type AccountId, newId } from '../../../lib/ids.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { insertAdHocJudgement, judgeOwn } from '../../answers/index.ts';
import { namesOfCompany } from '../../brand/index.ts';
import { findKeywordByKey, refuseFields } from '../../keywords/index.ts';
import { getPlan, monthlyCapOf } from '../../plans/index.ts';
import { keywordRefusals } from '../../rules/index.ts';
import { getChannelSettings } from '../../settings/index.ts';
import type { CheckContext } from '../check.services.ts';
import type { CheckPlan } from '../check-plan.shapes.ts';
import { questionLocation } from '../location.rules.ts';
import * as messages from '../messages.ts';
import { insertSingleRun } from '../single-run.queries.ts';
import { wordingOf } from '../wording.rules.ts';

/**
 * Writes a run of one check, in the caller's transaction, and says how to ask it.
 * Another company's name or a keyword that is not the user's makes it ad hoc: evidence only.
 * @throws PAYMENT_REQUIRED when the plan does not include the channel, VALIDATION_ERROR for a keyword of nobody's that a rule
 * of the operator's refuses
 */
export async function startSingleCheck(
  tx: Transaction,
  ctx: CheckContext,
  input: CheckVisibility,
): Promise<CheckPlan> {
  const { accountId } = ctx;
  const at = ctx.now;
  const profile = await getProfileRow(tx, accountId, { lock: true });
  const plan = await getPlan(tx, profile.plan_id);
  if (!plan.allowed_channels.includes(input.channel)) {
    throw appError('PAYMENT_REQUIRED', {
      message: messages.planLacksAssistant({ assistant: CHANNEL_LABELS[input.channel] }),
      details: { reason: 'channel_not_in_plan' },
    });
  }
  const known = await findKeywordByKey(tx, accountId, keywordKey(input.keyword));
  // What the user tracks already goes on being asked.
  if (known === null) refuseFields(await keywordRefusals(tx), { keyword: input.keyword });
  const isOwnCompany = input.companyName.normalize('NFC') === profile.company_name?.normalize('NFC');
  const judged = isOwnCompany
    ? await judgeOwn(tx, profile, at)
    : await judgeAdHoc(tx, { accountId, companyName: input.companyName, at });
  const { settings } = await getChannelSettings(tx, input.channel);
  const keyword = known?.keyword ?? input.keyword;
  const own_question = known?.question ?? null;
  const checkPlan: CheckPlan = {
    account_id: accountId,
    run_id: newId(at.getTime()),
    channel: input.channel,
    keyword_id: known?.id ?? newId(at.getTime()),
    keyword,
    company_name: input.companyName,
    sample_no: 1,
    epoch: 1,
    is_ad_hoc: known === null || !isOwnCompany,
    ...judged,
    language: profile.language,
    question: wordQuestion({ keyword, question: own_question }, wordingOf(profile, settings)),
    location: questionLocation(profile, settings.location_detail),
    settings,
    ...monthlyCapOf(plan, profile.monthly_budget_cap_usd),
  };
  await insertSingleRun(tx, { plan: checkPlan, own_question, at });
  const { channel, keyword_id } = checkPlan;
  // Another tab shows that it is being asked, so that nobody pays for it twice.
  await publishEvent(tx, accountId, { type: 'result_updated', keyword_id, channel });
  return checkPlan;
}

async function judgeAdHoc(tx: Transaction, input: { accountId: AccountId; companyName: string; at: Date }) {
  const names = namesOfCompany(input.companyName, null);
  return {
    judgement_id: await insertAdHocJudgement(tx, { accountId: input.accountId, names, at: input.at }),
    names,
  };
}
