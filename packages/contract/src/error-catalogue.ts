import * as messages from './errors-messages.ts';
/**
 * Every error the product can answer, with its HTTP status and the text a person reads (specification 8.1).
 * NETWORK_ERROR is made in the browser only: no answer arrived, so it has no status (0).
 */
export const ERROR_CATALOGUE = {
  VALIDATION_ERROR: { status: 400, message: messages.checkInputAndTryAgain },
  UNAUTHORIZED: { status: 401, message: messages.youNeedSignInAccess },
  PAYMENT_REQUIRED: { status: 402, message: messages.paymentRequiredAccessFeature },
  FORBIDDEN: { status: 403, message: messages.youDontHavePermissionPerform },
  NOT_FOUND: { status: 404, message: messages.theRequestedResourceNotFound },
  CONFLICT: {
    status: 409,
    message: messages.thisActionConflictsWithExisting,
  },
  RATE_LIMIT_EXCEEDED: { status: 429, message: messages.tooManyRequests },
  INTERNAL_SERVER_ERROR: { status: 500, message: messages.somethingWentWrongOnOur },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: messages.theServiceTemporarilyUnavailable,
  },
  TIMEOUT_ERROR: { status: 504, message: messages.theRequestTookTooLong },
  NETWORK_ERROR: { status: 0, message: messages.checkInternetConnectionAndTry },
} as const;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;

/** What stands for a code that is not in the catalogue. */
export const UNKNOWN_ERROR_MESSAGE = messages.anUnexpectedErrorOccurred;

/** The catalogue's text for a code that may come from elsewhere. */
export function messageForCode(code: string): string {
  return code in ERROR_CATALOGUE ? ERROR_CATALOGUE[code as ErrorCode].message : UNKNOWN_ERROR_MESSAGE;
}
