import { type ErrorCode, type ErrorDetails, messageForCode, type WireError } from '@answerscope/contract';
import { inOwnWords } from './own-words.ts';

/** An answer that is an error, or no answer at all (NETWORK_ERROR, TIMEOUT_ERROR: then there is no id). */
export class RequestError extends Error {
  readonly code: ErrorCode | 'UNKNOWN';
  readonly status: number;
  readonly details: ErrorDetails | null;
  readonly id: string | null;

  constructor(error: Pick<WireError, 'message' | 'status'> & Partial<WireError> & { cause?: unknown }) {
    super(error.message, { cause: error.cause });
    this.name = 'RequestError';
    this.code = error.code ?? 'UNKNOWN';
    this.status = error.status;
    this.details = error.details ?? null;
    this.id = error.id ?? null;
  }

  /** The first message of a field, or null. */
  fieldMessage(field: string): string | null {
    return this.details?.fields?.[field]?.[0] ?? null;
  }
}

/** The server understood the request and declined it; sending it again changes nothing. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof RequestError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 408, 429].includes(error.status)
  );
}

/** What was asked for by its id does not exist, is not theirs, or the id is none at all. */
export function isMissing(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  return error.code === 'NOT_FOUND' || (error.status === 400 && error.fieldMessage('id') !== null);
}

/** An error of the browser itself: nothing was answered. */
export function localError(code: 'NETWORK_ERROR' | 'TIMEOUT_ERROR', cause: unknown): RequestError {
  return new RequestError({ code, status: 0, message: messageForCode(code), cause });
}

/** Reads the one wire shape, in the reader's language; a body of another shape (a proxy's page) is an unknown error. */
export async function errorFromBody(body: unknown, status: number): Promise<RequestError> {
  if (isWireError(body)) return new RequestError({ ...(await inOwnWords(body)), status });
  return new RequestError({ status, message: messageForCode('UNKNOWN') });
}

function isWireError(body: unknown): body is WireError {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    'message' in body &&
    typeof body.message === 'string'
  );
}
