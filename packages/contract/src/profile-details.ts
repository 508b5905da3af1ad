import type { Profile } from './profile.contract.ts';

/** What a profile is complete with (specification 3). */
const DETAILS = ['company_name', 'company_url', 'business_category_id'] as const;
export type ProfileDetail = (typeof DETAILS)[number];

/** What a profile lacks to be complete, in the order of its form. */
export function missingDetails(profile: Pick<Profile, ProfileDetail>): ProfileDetail[] {
  return DETAILS.filter((detail) => profile[detail] === null);
}

/** True when the company is known well enough for what a model writes about it. */
export function hasAiFeatures({
  company_name,
  company_url,
}: Pick<Profile, 'company_name' | 'company_url'>): boolean {
  return company_name !== null && company_url !== null;
}
