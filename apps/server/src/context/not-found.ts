import { type AppError, appError } from '@answerscope/contract';

/** A record that is not there, or not the caller's: the refusal does not say which. */
export function notFound(): AppError {
  return appError('NOT_FOUND');
}

/** What was looked for. @throws NOT_FOUND where nothing was found */
export function orNotFound<Found>(found: Found | null): Found {
  if (found === null) throw notFound();
  return found;
}
