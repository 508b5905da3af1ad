import type { Profile } from '@answerscope/contract';
import type { ProfileRow } from './accounts.queries.ts';

/** The profile as it goes over the wire. */
export function toProfile(row: ProfileRow): Profile {
  return {
    id: row.id,
    full_name: row.full_name,
    email: row.email,
    company_name: row.company_name,
    company_url: row.company_url,
    city: row.city,
    state: row.state,
    offers_local_services: row.offers_local_services,
    country: row.country,
    language: row.language,
    time_zone: row.time_zone,
    company_details_completed: row.company_details_completed,
    onboarding_completed: row.onboarding_completed,
    plan_id: row.plan_id,
    monthly_budget_cap_usd: row.monthly_budget_cap_usd,
    updated_at: row.updated_at.toISOString(),
  };
}
