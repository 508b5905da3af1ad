import { AppError, ERROR_CATALOGUE, type ErrorCode, type WireError } from '@answerscope/contract';
import { ORPCError } from '@orpc/server';
import { isConnectionFailure } from '../database/connection-failure.ts';
import { fieldMessages } from './field-issues.ts';
import { bodyTooLarge } from './read-body.ts';
import { inWireWords } from './sentences.ts';

interface RequestFacts {
  requestId: string;
  path: string;
  now: Date;
}

/** Any thrown value as the product's own error; what is unknown becomes INTERNAL_SERVER_ERROR and tells nothing. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof ORPCError) return fromOrpc(thrown);
  const code = postgresCode(thrown);
  if (code === '23505') return new AppError('CONFLICT', { cause: thrown });
  // A row that it names is not there.
  if (code === '23503') return new AppError('NOT_FOUND', { cause: thrown });
  // A table that is not there: the migrations have not run to their end.
  if (code === '42P01') return new AppError('SERVICE_UNAVAILABLE', { cause: thrown });
  // A character no text can hold, such as NUL.
  if (code === '22021' || code === '22P05') return new AppError('VALIDATION_ERROR', { cause: thrown });
  if (isConnectionFailure(thrown)) return new AppError('SERVICE_UNAVAILABLE', { cause: thrown });
  return new AppError('INTERNAL_SERVER_ERROR', { cause: thrown });
}

/**
 * What was thrown while a request was read, before its procedure was called: the client's mistake (no JSON, a broken
 * address) unless it is an error that says otherwise.
 */
export function toReadingError(thrown: unknown): AppError {
  if (thrown instanceof AppError || thrown instanceof ORPCError) return toAppError(thrown);
  return new AppError('VALIDATION_ERROR', { details: { reason: 'malformed' }, cause: thrown });
}

/** The error in the one shape that leaves the server. */
export function toWireError(error: AppError, facts: RequestFacts): WireError {
  return {
    code: error.code,
    status: error.status,
    ...inWireWords(error),
    path: facts.path,
    id: facts.requestId,
    timestamp: facts.now.toISOString(),
  };
}

function fromOrpc(error: ORPCError<string, unknown>): AppError {
  const issues = (error.data as { issues?: unknown } | undefined)?.issues;
  if (error.code === 'BAD_REQUEST') {
    const fields = Array.isArray(issues) ? fieldMessages(issues) : {};
    const error_count = Object.values(fields).reduce((count, messages) => count + messages.length, 0);
    return new AppError('VALIDATION_ERROR', { details: { fields, error_count } });
  }
  if (error.status === 413) return bodyTooLarge();
  const known = (Object.keys(ERROR_CATALOGUE) as ErrorCode[]).find(
    (code) => code !== 'NETWORK_ERROR' && ERROR_CATALOGUE[code].status === error.status,
  );
  return new AppError(known ?? 'INTERNAL_SERVER_ERROR', { cause: error.cause ?? error });
}

/** The code PostgreSQL gave, also through the wrapper of the query builder. */
function postgresCode(thrown: unknown): string | null {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { code, severity } = error as { code?: unknown; severity?: unknown };
    if (typeof code === 'string' && severity !== undefined) return code;
  }
  return null;
}
