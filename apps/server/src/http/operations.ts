import type { OperationInput, OperationOutput, OperationShapes, Operations } from '@answerscope/contract';
import { type OperationCall, toCall } from '../context/operation-call.ts';
import type { RequestContext } from './context.ts';

/** What does each operation: its context, and what was sent for it. */
export type OperationHandlers<All extends OperationShapes, Context = RequestContext> = {
  [Name in keyof All & string]: (
    context: Context,
    input: OperationCall<All, Name>,
  ) => Promise<OperationOutput<All, Name>['data']>;
};

/**
 * Answers the operations of one address, each by its own handler; one that is missing does not compile.
 * @param beside what every answer says besides its data
 */
export function answerOperations<All extends OperationShapes, Context>(
  _operations: Operations<All>,
  handlers: OperationHandlers<All, Context>,
  beside: Readonly<Record<string, unknown>> = {},
): (context: Context, input: OperationInput<All>) => Promise<OperationOutput<All>> {
  return async (context, input) => {
    const { operation } = input;
    const data = await handlers[operation](context, toCall(input));
    return { success: true, operation, data, ...beside } as OperationOutput<All>;
  };
}
