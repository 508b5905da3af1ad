/** What kinds of errors are reported (specification 8.4). */
export const ERROR_CATEGORIES = [
  'AUTH_ERROR',
  'API_ERROR',
  'ROUTE_ERROR',
  'DATA_FETCH_ERROR',
  'COMPONENT_ERROR',
  'VALIDATION_ERROR',
  'UNKNOWN_ERROR',
] as const;
export type ErrorCategory = (typeof ERROR_CATEGORIES)[number];

export const ERROR_SEVERITIES = ['high', 'medium', 'low'] as const;
export type ErrorSeverity = (typeof ERROR_SEVERITIES)[number];

/** A resolved error reopens when a newer build of the product meets it; an ignored one stays ignored. */
export const ERROR_GROUP_STATES = ['open', 'resolved', 'ignored'] as const;
export type ErrorGroupState = (typeof ERROR_GROUP_STATES)[number];

/** How bad an error of a category is. */
export const SEVERITY_OF: Readonly<Record<ErrorCategory, ErrorSeverity>> = {
  AUTH_ERROR: 'high',
  API_ERROR: 'high',
  ROUTE_ERROR: 'high',
  DATA_FETCH_ERROR: 'medium',
  COMPONENT_ERROR: 'medium',
  VALIDATION_ERROR: 'low',
  UNKNOWN_ERROR: 'high',
};

/** What browsers report although nothing is broken for the user, or what the page already says itself. */
const NOISE =
  /ResizeObserver loop|dynamically imported module|module script failed|preload CSS|ChunkLoadError|Loading (?:CSS )?chunk|Failed to fetch|NetworkError|Network Error|Load failed|AbortError|WebSocket/i;

/** True for the message of an error that somebody should hear of. */
export function isReportableMessage(message: string): boolean {
  return message !== '' && !NOISE.test(message);
}
