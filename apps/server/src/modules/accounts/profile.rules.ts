import type { Profile } from '@answerscope/contract';
import type { PersonRow, ProfileRow } from './accounts.queries.ts';
import * as messages from './messages.ts';

/** What a profile's categories are called. */
export type BusinessTopics = Pick<Profile, 'business_category' | 'business_subcategory'>;

/** The profile as it goes over the wire. */
export function toProfile(person: PersonRow, row: ProfileRow, topics: BusinessTopics): Profile {
  const updatedMs = Math.max(person.updated_at.getTime(), row.updated_at.getTime());
  return {
    id: person.id,
    full_name: person.full_name,
    email: person.email,
    image_url: person.image_url,
    company_name: row.company_name,
    company_url: row.company_url,
    city: row.city,
    state: row.state,
    offers_local_services: row.offers_local_services,
    seed_keyword: row.seed_keyword,
    business_category_id: row.business_category_id,
    business_subcategory_id: row.business_subcategory_id,
    business_category: topics.business_category,
    business_subcategory: topics.business_subcategory,
    country: row.country,
    language: row.language,
    time_zone: row.time_zone,
    interface_language: person.interface_language,
    company_details_completed: row.company_details_completed,
    onboarding_completed: row.onboarding_completed,
    plan_id: row.plan_id,
    monthly_budget_cap_usd: row.monthly_budget_cap_usd,
    shows_sidebar: person.shows_sidebar,
    allows_measuring: person.allows_measuring,
    day_range: row.day_range,
    updated_at: new Date(updatedMs).toISOString(),
  };
}

/** What a company's details lack before they count as complete, said at each field; null when they lack nothing. */
export function lackingDetails({
  company_name,
  company_url,
}: {
  company_name?: string | null | undefined;
  company_url?: string | null | undefined;
}): Record<string, string[]> | null {
  const lacking = {
    ...(company_name ? {} : { company_name: [messages.companyNameRequired] }),
    ...(company_url ? {} : { company_url: [messages.companyWebsiteRequired] }),
  };
  return Object.keys(lacking).length === 0 ? null : lacking;
}

type Place = Pick<ProfileRow, 'offers_local_services' | 'city' | 'state'>;

/** A part of a change; a key that is left out stays as it was. */
type ChangeOf<Whole> = { [Name in keyof Whole]?: Whole[Name] | undefined };

/**
 * Where a company serves people after a change: who serves nobody on the spot has no place, who does names a city or a
 * state. Null: the place is missing.
 */
export function placeAfter(before: Place, change: ChangeOf<Place>): Place | null {
  const {
    offers_local_services = before.offers_local_services,
    city = before.city,
    state = before.state,
  } = change;
  if (!offers_local_services) return { offers_local_services, city: null, state: null };
  return city === null && state === null ? null : { offers_local_services, city, state };
}

type TopicIds = Pick<ProfileRow, 'business_category_id' | 'business_subcategory_id'>;

/** The categories after a change: another category clears the subcategory, unless the change brings one of its own. */
export function topicsAfter(before: TopicIds, change: ChangeOf<TopicIds>): TopicIds {
  const { business_category_id = before.business_category_id } = change;
  const kept = business_category_id === before.business_category_id ? before.business_subcategory_id : null;
  const { business_subcategory_id = kept } = change;
  return {
    business_category_id,
    business_subcategory_id: business_category_id === null ? null : business_subcategory_id,
  };
}
