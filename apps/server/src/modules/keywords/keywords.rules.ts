import { type AppError, appError, FRIENDLY_ERRORS } from '@answerscope/contract';

/** How many more keywords fit; null is unlimited, never below 0. */
export function remainingKeywords(limit: number | null, existing: number): number | null {
  return limit === null ? null : Math.max(0, limit - existing);
}

export function keywordLimitReached(): AppError {
  return appError('PAYMENT_REQUIRED', {
    message: FRIENDLY_ERRORS.keywords.limit_exceeded,
    details: { reason: 'keyword_limit' },
  });
}

export function duplicateKeyword(existingId: string): AppError {
  return appError('CONFLICT', {
    message: FRIENDLY_ERRORS.keywords.duplicate,
    details: { reason: 'duplicate_keyword', conflicting_id: existingId },
  });
}
