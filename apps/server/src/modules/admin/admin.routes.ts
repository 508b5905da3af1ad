import { adminOperations, type BulkUserOperation } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';
import { asAdministrator, type RequestContext } from '../../http/context.ts';
import { answerOperations, type OperationHandlers } from '../../http/operations.ts';
import { procedures } from '../../http/procedures.ts';
import { administration, listAuditLogs } from '../audit/index.ts';
import { fitKeywords } from '../keywords/index.ts';
import { changeUserPlan, type PlanChangeContext } from '../plans/index.ts';
import { addAdminNote } from './use-cases/add-admin-note.ts';
import { bulkUserOperations } from './use-cases/bulk-user-operations.ts';
import { exportAuditLogs } from './use-cases/export-audit-logs.ts';
import { exportUsers } from './use-cases/export-users.ts';
import { getAdminAnalytics } from './use-cases/get-admin-analytics.ts';
import { getAttention } from './use-cases/get-attention.ts';
import { getUserDetails } from './use-cases/get-user-details.ts';
import { setKeywordOverride } from './use-cases/set-keyword-override.ts';
import { setUserStatus } from './use-cases/set-user-status.ts';
import { signOutUser } from './use-cases/sign-out-user.ts';
import { updateUser } from './use-cases/update-user.ts';
import { listUsers } from './users.queries.ts';

/** All that the operations need. */
type OperationsContext = PlanChangeContext & { dailyLimitMicrodollars: number };

const HANDLERS: OperationHandlers<typeof adminOperations.shapes, OperationsContext> = {
  get_user_details: getUserDetails,
  update_user: updateUser,
  change_user_plan: (ctx, { userId, data }) =>
    changeUserPlan(ctx, { userId, ...data }).then((change) => ({ ...change })),
  set_keyword_override: setKeywordOverride,
  add_admin_note: addAdminNote,
  get_audit_logs: (ctx, { userId, data }) =>
    ctx.readAll(async (tx) => ({
      ...(await listAuditLogs(tx, { ...data, subjectId: userId })),
      limit: data.limit,
      offset: data.offset,
    })),
  get_admin_analytics: getAdminAnalytics,
  get_attention: getAttention,
  set_user_status: setUserStatus,
  sign_out_user: signOutUser,
  bulk_user_operations: (ctx, input) => bulkUserOperations(ctx, input, runOne),
};

const runOperation = answerOperations(adminOperations, HANDLERS);

const runOne = (ctx: OperationsContext, { id, type, data }: BulkUserOperation) =>
  runOperation(ctx, { operation: type, userId: id, data } as Parameters<typeof runOperation>[1]);

/** Binds administrators' procedures on users. */
export function createAdminRoutes(servicePool: Pool, limits: { dailyLimitMicrodollars: number }) {
  const asAdmin = (context: RequestContext): OperationsContext => ({
    ...administration(servicePool, asAdministrator(context)),
    fitKeywords,
    dailyLimitMicrodollars: limits.dailyLimitMicrodollars,
  });
  const { admin } = procedures;
  return {
    list_users: admin.list_users.handler(({ context, input }) =>
      asAdmin(context).readAll(async (tx) => ({
        ...(await listUsers(tx, input)),
        page: input.page,
        page_size: input.page_size,
      })),
    ),
    export_users: admin.export_users.handler(async ({ context, input }) =>
      toDownload(await exportUsers(asAdmin(context), input)),
    ),
    export_audit_logs: admin.export_audit_logs.handler(async ({ context, input }) =>
      toDownload(await exportAuditLogs(asAdmin(context), input)),
    ),
    run_admin_operation: admin.run_admin_operation.handler(({ context, input }) =>
      runOperation(asAdmin(context), input),
    ),
  };
}

function toDownload(file: File) {
  return { headers: { 'content-disposition': `attachment; filename="${file.name}"` }, body: file };
}
