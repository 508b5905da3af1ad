import type { IncomingMessage } from 'node:http';
import { type AppError, appError } from '@answerscope/contract';

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
