import type { IncomingMessage } from 'node:http';
import { type AppError, appError, LIMITS } from '@answerscope/contract';

/** Addresses that take long lists; every other one takes the usual size. */
const LIST_PATHS: readonly string[] = ['/api/keywords/import'];

/** How many bytes a body sent to this address may have. */
export function bodyBytesMax(path: string): number {
  return LIST_PATHS.includes(path) ? LIMITS.import_body_bytes_max : LIMITS.body_bytes_max;
}

/** A body that is larger than its address takes. */
export function bodyTooLarge(): AppError {
  return appError('VALIDATION_ERROR', {
    message: 'The request is too large.',
    details: { reason: 'body_too_large' },
  });
}

/**
 * Refuses a body by its announced size, before a byte of it is read: the rest can then be skipped and the
 * connection used again. @throws VALIDATION_ERROR
 */
export function refuseLargeBody(request: IncomingMessage, bytesMax: number): void {
  if (Number(request.headers['content-length'] ?? 0) > bytesMax) throw bodyTooLarge();
}
