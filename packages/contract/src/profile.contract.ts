import { oc } from '@orpc/contract';
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { plainText } from './text.ts';

const LONG_NAME = 'Company name must be less than 100 characters';

export const CompanyName = plainText(LIMITS.company_name_max, LONG_NAME)
  .trim()
  .min(LIMITS.company_name_min, 'Company name must be at least 2 characters long')
  .max(LIMITS.company_name_max, LONG_NAME);

/**
 * A web address as it is stored: people leave https:// out, so it is put before what names no scheme of its own. A bare
 * number is no address, though a URL parser would make one of it.
 */
export function toWebAddress(typed: string): string {
  const text = typed.trim();
  if (/^([\d.]*|[a-z][a-z0-9+.-]*:\/\/.*)$/i.test(text)) return text;
  return `https://${text.replace(/^\/\//, '')}`;
}

/** An optional web address, with or without its https://: '' and null mean none. */
export const CompanyUrl = plainText(LIMITS.company_url_max, 'Please enter a valid URL')
  .transform(toWebAddress)
  .refine((url) => url.length <= LIMITS.company_url_max, 'Please enter a valid URL')
  .refine((url) => url === '' || isCompanyUrl(url), 'Please enter a valid URL')
  .transform((url) => (url === '' ? null : url))
  .nullable();

/** True for an http or https address whose host holds a dot. */
export function isCompanyUrl(url: string): boolean {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return false;
  const { hostname, username } = new URL(url);
  return username === '' && /^[^.].*\.[^.]+\.?$/.test(hostname);
}

/** ISO 3166-1 alpha-2, upper case. */
export const CountryCode = z
  .string()
  .max(2, { error: 'Please choose a country', abort: true })
  .regex(/^[A-Z]{2}$/, 'Please choose a country');
/** BCP 47 primary language, for example 'en' or 'pt-BR'. */
export const LanguageCode = z
  .string()
  .max(6, { error: 'Please choose a language', abort: true })
  .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'Please choose a language');
export const TimeZone = z
  .string()
  .max(64, { error: 'Please choose a time zone', abort: true })
  .refine(isTimeZone, 'Please choose a time zone');

/** True when the runtime knows the IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Whole cents up to 100,000 US dollars a month; 0 stops all checks, null removes the cap. */
export const MonthlyBudgetCap = z
  .number('Please enter an amount in US dollars')
  .min(0, 'The amount cannot be negative')
  .max(100_000, 'The amount can be at most 100,000')
  .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, 'Please enter whole cents')
  .nullable();

export const Profile = z.object({
  id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  company_name: z.string().nullable(),
  company_url: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  offers_local_services: z.boolean(),
  country: z.string(),
  language: z.string(),
  time_zone: z.string(),
  company_details_completed: z.boolean(),
  onboarding_completed: z.boolean(),
  plan_id: z.uuid(),
  /** The user's own cap below the plan's budget for answers, US dollars a month; null is none. */
  monthly_budget_cap_usd: z.number().nullable(),
  updated_at: z.iso.datetime(),
});
export type Profile = z.infer<typeof Profile>;

/** A change of the profile: only the fields that are given change. */
export const ProfileChange = z
  .object({
    company_name: CompanyName,
    company_url: CompanyUrl,
    full_name: plainText(LIMITS.full_name_max).trim().min(LIMITS.full_name_min).max(LIMITS.full_name_max),
    country: CountryCode,
    language: LanguageCode,
    time_zone: TimeZone,
    onboarding_completed: z.literal(true),
    monthly_budget_cap_usd: MonthlyBudgetCap,
  })
  .partial()
  .strict()
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change was given');
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
