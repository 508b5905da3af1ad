import { z } from 'zod';
import * as messages from './accounts-messages.ts';
import { LIMITS } from './limits.ts';
import { optionalText } from './optional-text.ts';
import { plainText } from './text.ts';

const LONG_NAME = messages.companyNameMustBeLess;

export const CompanyName = plainText(LIMITS.company_name_max, LONG_NAME)
  .trim()
  .min(LIMITS.company_name_min, messages.companyNameMustBeAt)
  .max(LIMITS.company_name_max, LONG_NAME);

/** A website as people type it, with the https:// it lacks: 'gruber-brot.at'. Whatever is no host stays as it is. */
export function completeCompanyUrl(text: string): string {
  const typed = text.trim();
  return /^[^\s/@:?#]+\.\p{L}{2,}\.?(?::\d+)?(?:[/?#]|$)/u.test(typed) ? `https://${typed}` : typed;
}

/** An optional web address with http:// or https:// (specification 5), which is added: '' and null mean none. */
export const CompanyUrl = plainText(LIMITS.company_url_max, messages.enterAValidUrl)
  .overwrite(completeCompanyUrl)
  .max(LIMITS.company_url_max, messages.enterAValidUrl)
  .refine((url) => url === '' || isCompanyUrl(url), messages.enterAValidUrl)
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
  .max(2, { error: messages.chooseACountry, abort: true })
  .regex(/^[A-Z]{2}$/, messages.chooseACountry);
/** BCP 47 primary language, for example 'en' or 'pt-BR'. */
export const LanguageCode = z
  .string()
  .max(6, { error: messages.chooseALanguage, abort: true })
  .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, messages.chooseALanguage);
export const TimeZone = z
  .string()
  .max(64, { error: messages.chooseATimeZone, abort: true })
  .refine(isTimeZone, messages.chooseATimeZone);

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
  .number(messages.enterAmountInUsDollars)
  .min(0, messages.theAmountCannotBeNegative)
  .max(100_000, messages.theAmountCanBeAt)
  .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, messages.enterWholeCents)
  .nullable();

/** A city or a state, in the words of its people; '' and null mean none. */
export const PlaceName = optionalText(LIMITS.place_max);
