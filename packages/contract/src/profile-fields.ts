import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { optionalText } from './optional-text.ts';
import { plainText } from './text.ts';

const LONG_NAME = 'Company name must be less than 100 characters';

export const CompanyName = plainText(LIMITS.company_name_max, LONG_NAME)
  .trim()
  .min(LIMITS.company_name_min, 'Company name must be at least 2 characters long')
  .max(LIMITS.company_name_max, LONG_NAME);

/** A website as people type it, with the https:// it lacks: 'gruber-brot.at'. Whatever is no host stays as it is. */
export function completeCompanyUrl(text: string): string {
  const typed = text.trim();
  return /^[^\s/@:?#]+\.\p{L}{2,}\.?(?::\d+)?(?:[/?#]|$)/u.test(typed) ? `https://${typed}` : typed;
}

/** An optional web address with http:// or https:// (specification 5), which is added: '' and null mean none. */
export const CompanyUrl = plainText(LIMITS.company_url_max, 'Please enter a valid URL')
  .overwrite(completeCompanyUrl)
  .max(LIMITS.company_url_max, 'Please enter a valid URL')
  .refine((url) => url === '' || isCompanyUrl(url), 'Please enter a valid URL')
  .transform((url) => (url === '' ? null : url))
  .nullable();

/** True for an http or https address whose host holds a dot. */
export function isCompanyUrl(url: string): boolean {
  if (!/^https?:\/\/\P{Cc}+$/iu.test(url) || !URL.canParse(url)) return false;
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

/** A city or a state, in the words of its people; '' and null mean none. */
export const PlaceName = optionalText(LIMITS.place_max);
