import { type AppError, appError } from '@answerscope/contract';

/** A record that is not there, or not the caller's: the refusal does not say which. */
export function notFound(): AppError {
  return appError('NOT_FOUND');
}
