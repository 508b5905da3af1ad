import type { AnySchema, ErrorMap, InferSchemaInput, InferSchemaOutput, Meta } from '@orpc/contract';
import type { ProcedureImplementer } from '@orpc/server';
import { reading } from '../context/account-context.ts';
import type { Transaction } from '../database/pool.ts';
import type { AccountId } from '../lib/ids.ts';
import { type RequestContext, signedIn } from './context.ts';

/** Binds procedures to use cases, which are called with what `contextOf` makes of a request, and with the input. */
export function bind<Context>(contextOf: (context: RequestContext) => Context) {
  return <
    Input extends AnySchema,
    Output extends AnySchema,
    Errors extends ErrorMap,
    Facts extends Meta,
    Initial extends RequestContext,
  >(
    procedure: ProcedureImplementer<Initial, RequestContext, Input, Output, Errors, Facts>,
    useCase: (
      ctx: Context,
      input: InferSchemaOutput<Input>,
    ) => InferSchemaInput<Output> | Promise<InferSchemaInput<Output>>,
  ) => procedure.handler(({ context, input }) => useCase(contextOf(context), input));
}

/** Binds a procedure to a use case of a signed-in user. */
export const bindOwn = bind(signedIn);

/** Binds a procedure to what reads a signed-in user's rows, in one transaction. */
export const bindRead = <
  Input extends AnySchema,
  Output extends AnySchema,
  Errors extends ErrorMap,
  Facts extends Meta,
  Initial extends RequestContext,
>(
  procedure: ProcedureImplementer<Initial, RequestContext, Input, Output, Errors, Facts>,
  read: (
    tx: Transaction,
    accountId: AccountId,
    input: InferSchemaOutput<Input>,
  ) => Promise<InferSchemaInput<Output>>,
) => bindOwn(procedure, (ctx, input) => reading(ctx, (tx, accountId) => read(tx, accountId, input)));
