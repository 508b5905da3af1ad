import { oc } from '@orpc/contract';
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { anyNames } from './list-max.ts';
import { plainText } from './text.ts';

export const ChangeUserPlan = z.strictObject({
  operation: z.literal('change_user_plan'),
  userId: z.uuid(),
  data: z.strictObject({
    planId: z.uuid(),
    reason: plainText(LIMITS.reason_max).trim().min(1, 'A reason is required').max(LIMITS.reason_max),
  }),
});
export type ChangeUserPlan = z.infer<typeof ChangeUserPlan>;

/** One body per operation, told apart by its name. */
export const AdminOperation = z.discriminatedUnion('operation', [ChangeUserPlan]);
export type AdminOperation = z.infer<typeof AdminOperation>;

export const AdminOperationResult = z.object({
  success: z.literal(true),
  data: anyNames(z.unknown(), 100),
});

/** Every procedure of this object is for administrators only; the server checks it by this membership. */
export const adminContract = {
  run_admin_operation: oc
    .route({
      method: 'POST',
      path: '/functions/admin-operations',
      tags: ['admin'],
      summary: 'An administrator’s operation on a user',
    })
    .input(AdminOperation)
    .output(AdminOperationResult),
};
