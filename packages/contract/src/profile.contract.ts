import { oc } from '@orpc/contract';
import { z } from 'zod';
import * as messages from './accounts-messages.ts';
import { DayRangeText } from './day-range-query.ts';
import { Language } from './language.ts';
import { LIMITS } from './limits.ts';
import {
  CompanyName,
  CompanyUrl,
  CountryCode,
  LanguageCode,
  MonthlyBudgetCap,
  PlaceName,
  TimeZone,
} from './profile-fields.ts';
import { SeedKeyword } from './seed-keyword.ts';
import { plainText } from './text.ts';
import { TopicCategory } from './topics.ts';

export const Profile = z.object({
  id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  /** The user's picture. */
  image_url: z.string().nullable(),
  company_name: z.string().nullable(),
  company_url: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  offers_local_services: z.boolean(),
  seed_keyword: z.string().nullable(),
  business_category_id: z.uuid().nullable(),
  business_subcategory_id: z.uuid().nullable(),
  business_category: TopicCategory.nullable(),
  business_subcategory: TopicCategory.nullable(),
  country: z.string(),
  language: z.string(),
  time_zone: z.string(),
  /** In which the product speaks to the user; `language` is that of their questions. */
  interface_language: Language,
  company_details_completed: z.boolean(),
  onboarding_completed: z.boolean(),
  plan_id: z.uuid(),
  /** The user's own cap below the plan's budget for answers, US dollars a month; null is none. */
  monthly_budget_cap_usd: z.number().nullable(),
  /** Whether the tracker has its sidebar beside the page; without it a menu button opens the same places. */
  shows_sidebar: z.boolean(),
  /** Whether the user's browsers may tell how the product runs in them. */
  allows_measuring: z.boolean(),
  /** The range of days that numbers are counted over, as an address names it; null: the plan's. */
  day_range: z.string().nullable(),
  updated_at: z.iso.datetime(),
});
export type Profile = z.infer<typeof Profile>;

/** A change of the profile: only the fields that are given change. */
export const ProfileChange = z
  .object({
    company_name: CompanyName,
    company_url: CompanyUrl,
    offers_local_services: z.boolean(),
    city: PlaceName,
    state: PlaceName,
    seed_keyword: SeedKeyword,
    business_category_id: z.uuid(messages.chooseACategory).nullable(),
    business_subcategory_id: z.uuid(messages.chooseASubcategory).nullable(),
    full_name: plainText(LIMITS.full_name_max).trim().min(LIMITS.full_name_min).max(LIMITS.full_name_max),
    country: CountryCode,
    language: LanguageCode,
    time_zone: TimeZone,
    interface_language: Language,
    /** Said by who saves the basic info: then name and website must be there. */
    company_details_completed: z.literal(true),
    onboarding_completed: z.literal(true),
    monthly_budget_cap_usd: MonthlyBudgetCap,
    shows_sidebar: z.boolean(messages.chooseWhetherSidebarShown),
    allows_measuring: z.boolean(messages.chooseWhetherBrowserMayMeasure),
    day_range: DayRangeText.nullable(),
  })
  .partial()
  .strict()
  .refine((change) => Object.keys(change).length > 0, messages.nothingChangeGiven);
export type ProfileChange = z.infer<typeof ProfileChange>;

export const profileContract = {
  get_profile: oc
    .route({
      method: 'GET',
      path: '/api/profile',
      tags: ['profile'],
      summary: 'The profile of the signed-in user',
    })
    .output(Profile),
  update_profile: oc
    .route({ method: 'PATCH', path: '/api/profile', tags: ['profile'], summary: 'Change the profile' })
    .input(ProfileChange)
    .output(Profile),
};
