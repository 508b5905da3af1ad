import { oc } from '@orpc/contract';
import { z } from 'zod';
import {
  BrandData,
  BrandProfile,
  BrandQuestion,
  BrandQuestions,
  MessagingPillar,
  MessagingPillars,
} from './brand-profile.ts';
import { LIMITS } from './limits.ts';
import { type OperationOutput, operations } from './operations.ts';
import { Profile, ProfileChange } from './profile.contract.ts';
import { plainText } from './text.ts';

const AUDIT_TEXT_MAX = 500;
const auditText = plainText(AUDIT_TEXT_MAX).max(AUDIT_TEXT_MAX);

/** May be sent and is not read: address and browser are those of the request. */
const auditInfo = z
  .strictObject({ ipAddress: auditText.nullish(), userAgent: auditText.nullish() })
  .optional();

/** How a company presents itself, with what belongs to it. */
export const BrandDetails = z.object({
  /** Null as long as nothing was saved. */
  brand: BrandProfile.nullable(),
  messaging_pillars: z.array(MessagingPillar).max(LIMITS.messaging_pillars_max),
  /** Those that matter most come first. */
  brand_questions: z.array(BrandQuestion).max(LIMITS.brand_questions_max),
});
export type BrandDetails = z.infer<typeof BrandDetails>;

/** The operations of the profile's page (specification 7.5); the user is the caller. */
export const profileOperations = operations({
  get_profile: { kind: 'read', of: 'caller', fields: { auditInfo }, output: Profile },
  get_full_profile: {
    kind: 'read',
    of: 'caller',
    fields: { auditInfo },
    output: BrandDetails.extend({
      profile: Profile,
      is_complete: z.boolean(),
      has_ai_features: z.boolean(),
    }),
  },
  update_profile: {
    kind: 'write',
    of: 'caller',
    fields: { auditInfo, profileData: ProfileChange },
    output: Profile,
  },
  create_brand_profile: {
    kind: 'write',
    of: 'caller',
    fields: { auditInfo, brandData: BrandData },
    output: BrandProfile,
  },
  update_brand_data: {
    kind: 'write',
    of: 'caller',
    fields: {
      auditInfo,
      brandData: BrandData.prefault({}),
      /** Those given take the place of all that were there; left out, they stay. */
      messagingPillars: MessagingPillars.optional(),
      brandQuestions: BrandQuestions.optional(),
    },
    output: BrandDetails,
  },
});
export type ProfileOperations = (typeof profileOperations)['shapes'];
export type FullProfile = OperationOutput<ProfileOperations, 'get_full_profile'>['data'];

export const profileOperationsContract = {
  run_profile_operation: oc
    .route({
      method: 'POST',
      path: '/functions/profile-operations',
      tags: ['profile'],
      summary: 'One of the operations of the profile’s page',
    })
    .input(profileOperations.input)
    .output(profileOperations.output),
};
