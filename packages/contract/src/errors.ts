import { z } from 'zod';

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

const ERROR_CODES = Object.keys(ERROR_CATALOGUE) as [ErrorCode, ...ErrorCode[]];

/** Messages per field; the key is the field's path joined with dots, '' for the whole input. */
export const FieldMessages = z.record(z.string(), z.array(z.string()));
export type FieldMessages = z.infer<typeof FieldMessages>;

export const ErrorDetails = z.object({
  fields: FieldMessages.optional(),
  error_count: z.number().int().optional(),
  /** Machine-readable reason where one code has several, for example 'keyword_limit'. */
  reason: z.string().optional(),
  /** Whole seconds to wait, with RATE_LIMIT_EXCEEDED. */
  retry_after_seconds: z.number().int().optional(),
  /** The record the conflict is with. */
  conflicting_id: z.string().optional(),
});
export type ErrorDetails = z.infer<typeof ErrorDetails>;

/** The one shape in which any address of the product answers an error. */
export const WireError = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  status: z.number().int(),
  details: ErrorDetails.nullable(),
  path: z.string(),
  /** The request's id: also in the log and in the header x-request-id. */
  id: z.string(),
  timestamp: z.iso.datetime(),
});
export type WireError = z.infer<typeof WireError>;

/** An error with a code of the catalogue; anything else that is thrown is an internal fault. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetails | null;

  constructor(code: ErrorCode, options: { message?: string; details?: ErrorDetails; cause?: unknown } = {}) {
    super(options.message ?? ERROR_CATALOGUE[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERROR_CATALOGUE[code].status;
    this.details = options.details ?? null;
  }
}

/**
 * Makes the error of a code.
 * @param message replaces the catalogue's text where the specification gives a better one.
 */
export function appError(
  code: ErrorCode,
  options: { message?: string; details?: ErrorDetails; cause?: unknown } = {},
): AppError {
  return new AppError(code, options);
}

/** VALIDATION_ERROR with messages per field and their count. */
export function validationError(fields: FieldMessages, message?: string): AppError {
  const error_count = Object.values(fields).reduce((count, messages) => count + messages.length, 0);
  return appError('VALIDATION_ERROR', { details: { fields, error_count }, ...(message ? { message } : {}) });
}

/** The catalogue's text for a code that may come from elsewhere. */
export function messageForCode(code: string): string {
  return code in ERROR_CATALOGUE ? ERROR_CATALOGUE[code as ErrorCode].message : UNKNOWN_ERROR_MESSAGE;
}
