import { listInWords, missingDetails, type Profile } from '@answerscope/contract';
import * as messages from './messages.ts';

const GAPS = {
  company_name: messages.theCompanyName,
  company_url: messages.theCompanyWebsite,
  business_category_id: messages.aBusinessCategory,
} as const;

/** What a profile lacks: 'the company website and a business category'; null where it is complete. */
export function missingInWords(profile: Parameters<typeof missingDetails>[0]): string | null {
  const missing = missingDetails(profile).map((detail) => GAPS[detail]);
  return missing.length === 0 ? null : listInWords(missing);
}

/** What 'Complete Your Profile' asks for. */
export function promptInWords(
  profile: Pick<Profile, 'company_name' | 'company_url' | 'business_category_id'>,
): string {
  if (profile.company_name === null) return messages.nothingWithoutName;
  const missing = missingInWords(profile);
  return missing === null ? messages.checkBasicInfo : messages.addMissing({ missing });
}
