import type {
  AdminOperationInput,
  AdminOperationOutput,
  BulkResult,
  BulkUserOperation,
} from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { toAppError } from '../../../http/wire-error.ts';

/** Does one of the operations, as by itself. */
export type RunOne<Context extends AdminContext> = (ctx: Context, one: BulkUserOperation) => Promise<unknown>;

/**
 * Does operations on many users, one after another, each in a transaction of its own with its own audit row; all rows
 * share the request's id. What fails does not stop the others.
 */
export async function bulkUserOperations<Context extends AdminContext>(
  ctx: Context,
  { data }: AdminOperationInput<'bulk_user_operations'>,
  runOne: RunOne<Context>,
): Promise<AdminOperationOutput<'bulk_user_operations'>> {
  const results: BulkResult[] = [];
  for (const one of data.operations) {
    const { id, type } = one;
    try {
      await runOne(ctx, one);
      results.push({ id, type, success: true, error: null });
    } catch (error) {
      results.push({ id, type, success: false, error: outcome(ctx, error) });
    }
  }
  const succeeded = results.filter(({ success }) => success).length;
  return { succeeded, failed: results.length - succeeded, results };
}

/** A refusal in its own words; what is no refusal is logged and said in general ones. */
function outcome(ctx: AdminContext, thrown: unknown): NonNullable<BulkResult['error']> {
  const error = toAppError(thrown);
  if (error.status >= 500) ctx.log.error({ id: ctx.requestId, err: thrown }, 'one of many operations failed');
  return { code: error.code, message: error.message };
}
