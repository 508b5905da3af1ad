/**
 * Every error the product can answer, with its HTTP status and the text a person reads (specification 8.1).
 * NETWORK_ERROR is made in the browser only: no answer arrived, so it has no status (0).
 */
export const ERROR_CATALOGUE = {
  VALIDATION_ERROR: { status: 400, message: 'Please check your input and try again.' },
  UNAUTHORIZED: { status: 401, message: 'You need to sign in to access this resource.' },
  PAYMENT_REQUIRED: { status: 402, message: 'Payment is required to access this feature.' },
  FORBIDDEN: { status: 403, message: "You don't have permission to perform this action." },
  NOT_FOUND: { status: 404, message: 'The requested resource could not be found.' },
  CONFLICT: {
    status: 409,
    message: 'This action conflicts with existing data. Please refresh and try again.',
  },
  RATE_LIMIT_EXCEEDED: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'Something went wrong on our end. Please try again later.' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'The service is temporarily unavailable. Please try again later.',
  },
  TIMEOUT_ERROR: { status: 504, message: 'The request took too long. Please try again.' },
  NETWORK_ERROR: { status: 0, message: 'Please check your internet connection and try again.' },
} as const;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;

/** What stands for a code that is not in the catalogue. */
export const UNKNOWN_ERROR_MESSAGE = 'An unexpected error occurred. Please try again.';

/** The catalogue's text for a code that may come from elsewhere. */
export function messageForCode(code: string): string {
  return code in ERROR_CATALOGUE ? ERROR_CATALOGUE[code as ErrorCode].message : UNKNOWN_ERROR_MESSAGE;
}
