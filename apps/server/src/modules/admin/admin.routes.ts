import type { Pool } from '../../database/pool.ts';
import { asAdministrator } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import { changeUserPlan } from '../plans/index.ts';

/** Binds each administrator's operation to its use case. */
export function createAdminRoutes(servicePool: Pool) {
  return {
    run_admin_operation: procedures.admin.run_admin_operation.handler(async ({ context, input }) => {
      const data = await changeUserPlan(servicePool, asAdministrator(context), {
        userId: input.userId,
        ...input.data,
      });
      return { success: true as const, data: { ...data } };
    }),
  };
}
