import { LIMITS, type UserDetails } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { AdminCall } from '../../../context/operation-call.ts';
import { toDollars } from '../../../lib/money.ts';
import { erasedAfter, getBusinessTopics, getPerson, getProfileRow } from '../../accounts/index.ts';
import { type PaymentServices, readBilling } from '../../payments/index.ts';
import { findSpending, getPlan, keywordLimit } from '../../plans/index.ts';
import { countLiveSessions, getAccount } from '../accounts.queries.ts';
import {
  countUsage,
  listGrantsOfUser,
  listKeywordsOfUser,
  listNotes,
  listPlanHistory,
  listRunsOfUser,
} from '../user-details.queries.ts';

/** Everything an administrator needs to help one user. Money in US dollars, of this month. @throws NOT_FOUND */
export async function getUserDetails(
  ctx: AdminContext & Pick<PaymentServices, 'stripe'>,
  { personId, accountId }: AdminCall<'get_user_details'>,
): Promise<UserDetails> {
  return ctx.readAll(async (tx) => {
    const profile = await getProfileRow(tx, accountId);
    const person = await getPerson(tx, personId);
    const business = await getBusinessTopics(tx, accountId);
    const account = await getAccount(tx, personId);
    const plan = await getPlan(tx, profile.plan_id);
    const spending = await findSpending(tx, { accountId, at: ctx.now });
    return {
      profile: {
        id: person.id,
        email: person.email,
        full_name: person.full_name,
        image_url: person.image_url,
        company_name: profile.company_name,
        company_url: profile.company_url,
        city: profile.city,
        state: profile.state,
        offers_local_services: profile.offers_local_services,
        seed_keyword: profile.seed_keyword,
        business_category: business.business_category?.name ?? null,
        business_subcategory: business.business_subcategory?.name ?? null,
        country: profile.country,
        language: profile.language,
        time_zone: profile.time_zone,
        onboarding_completed: profile.onboarding_completed,
        last_seen_at: person.last_seen_at.toISOString(),
        updated_at: profile.updated_at.toISOString(),
      },
      account: {
        role: account.role,
        is_active: account.is_active,
        email_verified: account.email_verified,
        created_at: account.created_at.toISOString(),
        two_factor_enabled: account.two_factor_enabled,
        deletion_asked_at: account.deletion_asked_at?.toISOString() ?? null,
        erased_after: account.deletion_asked_at && erasedAfter(account.deletion_asked_at).toISOString(),
        live_sessions: await countLiveSessions(tx, personId),
      },
      plan: { id: plan.id, name: plan.name, max_keywords: plan.max_keywords },
      grants: await listGrantsOfUser(tx, { accountId, now: ctx.now, limit: LIMITS.page_size_max }),
      keyword_limit_override: profile.keyword_limit_override,
      keyword_limit: keywordLimit(plan, profile.keyword_limit_override),
      usage: {
        ...(await countUsage(tx, accountId)),
        spent_usd: toDollars(spending.spent),
        reserved_usd: toDollars(spending.reserved),
        monthly_budget_usd: plan.monthly_budget_usd,
        monthly_budget_cap_usd: profile.monthly_budget_cap_usd,
      },
      billing: await readBilling(tx, accountId, ctx),
      keywords: await listKeywordsOfUser(tx, accountId, LIMITS.page_size_max),
      runs: await listRunsOfUser(tx, accountId, LIMITS.page_size),
      plan_history: await listPlanHistory(tx, accountId, LIMITS.page_size),
      notes: await listNotes(tx, personId, LIMITS.page_size_max),
    };
  });
}
