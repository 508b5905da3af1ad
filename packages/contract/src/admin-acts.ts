import { z } from 'zod';
import { Email } from './accounts.contract.ts';
import * as messages from './admin-messages.ts';
import { USER_ROLES } from './choices.ts';
import { LIMITS } from './limits.ts';
import { DayParameter } from './parameters.ts';
import { CompanyName, CompanyUrl, CountryCode, LanguageCode, TimeZone } from './profile-fields.ts';
import { plainText } from './text.ts';

/** What is said where a reason is missing. */
export const REASON_REQUIRED = messages.aReasonIsRequired;

/** Why an administrator did something: kept in the audit log. */
export const Reason = plainText(LIMITS.reason_max).trim().min(1, REASON_REQUIRED).max(LIMITS.reason_max);

export const UserRole = z.enum(USER_ROLES);
export type UserRole = z.infer<typeof UserRole>;

/** What an administrator may change of a user; only the fields that are given change. */
export const UserData = z
  .object({
    full_name: plainText(LIMITS.full_name_max).trim().min(LIMITS.full_name_min).max(LIMITS.full_name_max),
    company_name: CompanyName,
    company_url: CompanyUrl,
    country: CountryCode,
    language: LanguageCode,
    time_zone: TimeZone,
    role: UserRole,
  })
  .partial()
  .strict()
  .refine((change) => Object.keys(change).length > 0, messages.nothingChangeGiven);
export type UserData = z.infer<typeof UserData>;

/** Keywords an administrator lets a user keep whatever the plan says; null goes by the plan again. */
const OverrideLimit = z
  .number(messages.enterNumberKeywords)
  .int(messages.enterAWholeNumber)
  .min(0, messages.theLimitCannotBeNegative)
  .max(LIMITS.keyword_override_max)
  .nullable();

const Note = plainText(LIMITS.admin_note_max).trim().min(1, messages.writeANote).max(LIMITS.admin_note_max);

export const PlanChangeData = z.strictObject({
  planId: z.uuid(messages.chooseAPlan),
  /** The last day (UTC) on which it is given; left out: until somebody ends it. */
  until: DayParameter.optional(),
  reason: Reason,
});
export const OverrideData = z.strictObject({ overrideLimit: OverrideLimit, reason: Reason });
export const NoteData = z.strictObject({ note: Note });
export const StatusData = z.strictObject({ isActive: z.boolean(), reason: Reason });
export const RefundData = z.strictObject({ paymentId: plainText(200).min(1).max(200), reason: Reason });
export const EmailData = z.strictObject({
  email: plainText(LIMITS.email_max, messages.enterValidEmailAddress).pipe(Email),
  reason: Reason,
});
/** An act that needs nothing but its reason. */
export const ReasonData = z.strictObject({ reason: Reason });
export const UpdateData = z
  .strictObject({ userData: UserData, reason: Reason.optional() })
  .refine(({ userData, reason }) => userData.role === undefined || reason !== undefined, {
    path: ['reason'],
    error: REASON_REQUIRED,
  });

/** An operation on one of many users. */
const bulk = <const Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.strictObject({ id: z.uuid(messages.nameAUser), type: z.literal(type), data });

export const BulkUserOperation = z.discriminatedUnion('type', [
  bulk('update_user', UpdateData),
  bulk('change_user_plan', PlanChangeData),
  bulk('set_keyword_override', OverrideData),
  bulk('add_admin_note', NoteData),
  bulk('set_user_status', StatusData),
]);
export type BulkUserOperation = z.infer<typeof BulkUserOperation>;

export const BulkResult = z.object({
  id: z.uuid(),
  type: z.string(),
  success: z.boolean(),
  /** Null where it was done. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type BulkResult = z.infer<typeof BulkResult>;
