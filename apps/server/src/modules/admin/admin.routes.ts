import { adminOperations, type BulkUserOperation } from '@answerscope/contract';
import type { Auth } from '../../auth/auth.ts';
import type { ViewCookie } from '../../auth/view-cookie.ts';
import { bind } from '../../http/bind.ts';
import { sendCsv } from '../../http/csv-stream.ts';
import { eachByItself } from '../../http/each-by-itself.ts';
import { answerOperations, type OperationHandlers } from '../../http/operations.ts';
import { procedures } from '../../http/procedures.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { AccountServices, DeletionServices } from '../accounts/index.ts';
import { administering, listAuditLogs } from '../audit/index.ts';
import { fitKeywords } from '../keywords/index.ts';
import type { PaymentServices } from '../payments/index.ts';
import { changeUserPlan, type PlanChangeContext } from '../plans/index.ts';
import { startViewAs, type ViewAsContext } from '../support/index.ts';
import { findRecords } from './records.queries.ts';
import { listSavedViews } from './saved-views.queries.ts';
import { addAdminNote } from './use-cases/add-admin-note.ts';
import { cancelAccountDeletion } from './use-cases/cancel-account-deletion.ts';
import type { SystemParts } from './use-cases/check-system-health.ts';
import { confirmUserEmail, correctEmail } from './use-cases/correct-email.ts';
import { deleteUserAccount } from './use-cases/delete-user-account.ts';
import { exportAuditLogs } from './use-cases/export-audit-logs.ts';
import { exportUsers } from './use-cases/export-users.ts';
import { getAdminAnalytics } from './use-cases/get-admin-analytics.ts';
import { getAttention } from './use-cases/get-attention.ts';
import { getTopicOverview } from './use-cases/get-topic-overview.ts';
import { getUserDetails } from './use-cases/get-user-details.ts';
import { forgetView, saveView } from './use-cases/keep-saved-views.ts';
import { refundUserPayment } from './use-cases/refund-payment.ts';
import { sendPasswordReset } from './use-cases/send-password-reset.ts';
import { setKeywordOverride } from './use-cases/set-keyword-override.ts';
import { setUserStatus } from './use-cases/set-user-status.ts';
import { signOutUser } from './use-cases/sign-out-user.ts';
import { switchOffAuthenticator } from './use-cases/switch-off-authenticator.ts';
import { syncUserSubscription } from './use-cases/sync-subscription.ts';
import { updateUser } from './use-cases/update-user.ts';
import { listUsers } from './users.queries.ts';

/** All that the operations need. */
type OperationsContext = PlanChangeContext &
  Pick<PaymentServices, 'stripe'> &
  ViewAsContext &
  SystemParts & {
    dailyLimitMicrodollars: number;
    outbox: Outbox;
    payments: PaymentServices;
    auth: Auth;
    deletion: DeletionServices;
  };

const HANDLERS: OperationHandlers<typeof adminOperations.shapes, OperationsContext> = {
  get_user_details: getUserDetails,
  update_user: updateUser,
  change_user_plan: (ctx, { accountId, data }) =>
    changeUserPlan(ctx, { accountId, ...data }).then((change) => ({ ...change })),
  set_keyword_override: setKeywordOverride,
  add_admin_note: addAdminNote,
  get_audit_logs: (ctx, { personId, data }) =>
    ctx.readAll(async (tx) => ({
      ...(await listAuditLogs(tx, { ...data, subjectId: personId })),
      limit: data.limit,
      offset: data.offset,
    })),
  get_admin_analytics: getAdminAnalytics,
  get_attention: getAttention,
  get_topic_overview: getTopicOverview,
  set_user_status: setUserStatus,
  sign_out_user: signOutUser,
  start_view_as: startViewAs,
  send_password_reset: sendPasswordReset,
  delete_account: deleteUserAccount,
  refund_payment: refundUserPayment,
  sync_subscription: syncUserSubscription,
  switch_off_authenticator: switchOffAuthenticator,
  correct_email: correctEmail,
  confirm_email: confirmUserEmail,
  cancel_account_deletion: cancelAccountDeletion,
  // Each with its own audit row; the request's id holds them together.
  bulk_user_operations: (ctx, { data }) =>
    eachByItself(ctx, data.operations, {
      nameOf: ({ id, type }) => ({ id, type }),
      run: (one) => runOne(ctx, one),
    }),
};

const runOperation = answerOperations(adminOperations, HANDLERS);

const runOne = (ctx: OperationsContext, { id, type, data }: BulkUserOperation) =>
  runOperation(ctx, { operation: type, userId: id, data } as Parameters<typeof runOperation>[1]);

/** Binds administrators' procedures on users. */
export function createAdminRoutes(
  services: Pick<AccountServices, 'auth' | 'servicePool' | 'outbox' | 'jobs'> & {
    payments: PaymentServices;
    viewCookie: ViewCookie;
  } & SystemParts,
  limits: { dailyLimitMicrodollars: number },
) {
  const { auth, servicePool, outbox, jobs, payments, viewCookie, database, config } = services;
  const signInUrl = new URL('/login', auth.options.baseURL).href;
  const asAdmin = administering(servicePool);
  const bindAdmin = bind(
    (context): OperationsContext => ({
      ...asAdmin(context),
      keepView: (view) => context.setCookie(viewCookie.set(view)),
      fitKeywords,
      outbox,
      auth,
      deletion: { outbox, jobs, signInUrl },
      stripe: payments.stripe,
      payments,
      dailyLimitMicrodollars: limits.dailyLimitMicrodollars,
      config,
      database,
    }),
  );
  const { admin } = procedures;
  return {
    list_users: bindAdmin(admin.list_users, (ctx, input) =>
      ctx.readAll(async (tx) => ({
        ...(await listUsers(tx, input)),
        page: input.page,
        page_size: input.page_size,
      })),
    ),
    find_records: bindAdmin(admin.find_records, (ctx, input) =>
      ctx.readAll(async (tx) => ({ items: await findRecords(tx, input.id) })),
    ),
    list_saved_views: bindAdmin(admin.list_saved_views, (ctx) =>
      ctx.readAll(async (tx) => ({ items: await listSavedViews(tx, ctx.actor.personId) })),
    ),
    save_view: bindAdmin(admin.save_view, saveView),
    delete_saved_view: bindAdmin(admin.delete_saved_view, forgetView),
    export_users: bindAdmin(admin.export_users, (ctx, input) => sendCsv(exportUsers(ctx, input), ctx.log)),
    export_audit_logs: bindAdmin(admin.export_audit_logs, (ctx, input) =>
      sendCsv(exportAuditLogs(ctx, input), ctx.log),
    ),
    run_admin_operation: bindAdmin(admin.run_admin_operation, runOperation),
  };
}
