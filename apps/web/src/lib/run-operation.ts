import type { OperationInput, OperationOutput, OperationShapes } from '@answerscope/contract';
import { errorInWords } from './error-in-words.ts';
import { RequestError } from './request-error.ts';

/** What is sent for an operation besides its name. */
export type OperationCall<
  All extends OperationShapes,
  Name extends keyof All & string,
> = Name extends keyof All & string ? Omit<OperationInput<All, Name>, 'operation'> : never;

/** Asks for one operation of an address by its name. */
export type RunOperation<All extends OperationShapes> = <Name extends keyof All & string>(
  operation: Name,
  call: OperationCall<All, Name>,
) => Promise<OperationOutput<All, Name>['data']>;

/**
 * The client of operations behind one address: what an operation takes and answers follows from its name.
 * @param inWords says which failed, and why.
 * @param send asks the address.
 * @returns asks for one of them; a failure says which (specification 7.5), in the server's words.
 */
export function createRunOperation<All extends OperationShapes>(
  inWords: (values: { operation: string; why: string }) => string,
  send: (input: OperationInput<All>) => Promise<OperationOutput<All>>,
): RunOperation<All> {
  return async (operation, call) => {
    const sent = { operation, ...call } as unknown as OperationInput<All>;
    return (
      await asOperation(
        ({ why }) => inWords({ operation, why }),
        () => send(sent),
      )
    ).data;
  };
}

/** 'Failed to create tag: …' */
type InWords = (values: { why: string }) => string;

/** Makes one call of a function; a failure says which (specification 7.5), in the server's words. */
export async function asOperation<Result>(inWords: InWords, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw failedOperation(inWords, error);
  }
}

/** 'Failed to set user status: The account is inactive already.' A fault of ours is said in general words. */
function failedOperation(inWords: InWords, error: unknown): RequestError {
  const message = inWords({ why: errorInWords(error) });
  if (!(error instanceof RequestError)) return new RequestError({ status: 0, message, cause: error });
  const { code, status, details, id } = error;
  return new RequestError({
    ...(code !== 'UNKNOWN' && { code }),
    ...(details !== null && { details }),
    ...(id !== null && { id }),
    status,
    message,
    cause: error,
  });
}
