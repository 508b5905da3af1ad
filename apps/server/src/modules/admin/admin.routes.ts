import type { Pool } from '../../database/pool.ts';
import { asAdministrator } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import { fitKeywords } from '../keywords/index.ts';
import { changeUserPlan } from '../plans/index.ts';

/** Binds each administrator's operation to its use case. */
export function createAdminRoutes(servicePool: Pool) {
  return {
    run_admin_operation: procedures.admin.run_admin_operation.handler(async ({ context, input }) => {
      const change = { userId: input.userId, ...input.data };
      const data = await changeUserPlan(servicePool, asAdministrator(context), change, fitKeywords);
      return { success: true as const, data: { ...data } };
    }),
  };
}
