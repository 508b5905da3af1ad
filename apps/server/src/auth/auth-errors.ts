import { type AppError, appError, FRIENDLY_ERRORS, validationError } from '@answerscope/contract';
import * as messages from './messages.ts';

const TEXTS = FRIENDLY_ERRORS.auth;

/**
 * better-auth's refusal as our error, by its code (then by its status).
 * Sign-in never tells whether the address exists; sign-up does, as the specification's text demands.
 */
export function toAuthAppError(
  status: number,
  body: unknown,
  { path, retryAfterSeconds }: { path: string; retryAfterSeconds: number | null },
): AppError {
  const code = (body as { code?: unknown } | null)?.code;
  switch (code) {
    case 'INVALID_EMAIL_OR_PASSWORD':
    case 'INVALID_PASSWORD':
    case 'USER_NOT_FOUND':
      return appError('UNAUTHORIZED', {
        message: TEXTS.invalid_credentials,
        details: { reason: 'invalid_credentials' },
      });
    case 'USER_ALREADY_EXISTS':
    case 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL':
      return appError('CONFLICT', {
        message: TEXTS.already_registered,
        details: {
          reason: 'already_registered',
          fields: { email: [TEXTS.already_registered] },
          error_count: 1,
        },
      });
    case 'EMAIL_NOT_VERIFIED':
      return appError('FORBIDDEN', {
        message: TEXTS.email_not_confirmed,
        details: { reason: 'email_not_confirmed' },
      });
    case 'ACCOUNT_INACTIVE':
      return appError('FORBIDDEN', { message: TEXTS.inactive, details: { reason: 'inactive' } });
    case 'ACCOUNT_DELETED':
      return appError('FORBIDDEN', { message: TEXTS.deleted, details: { reason: 'deleted' } });
    case 'WEAK_PASSWORD':
    case 'PASSWORD_TOO_SHORT':
    case 'PASSWORD_TOO_LONG':
      return validationError({ password: [TEXTS.weak_password] }, TEXTS.weak_password);
    case 'INVALID_NAME':
      return validationError({ full_name: [messages.fullNameTooShort] });
    case 'INVALID_EMAIL':
      return validationError({ email: [messages.enterValidEmailAddress] });
    case 'ADDRESS_NOT_ALLOWED':
      return validationError({ email: [TEXTS.address_not_allowed] }, TEXTS.address_not_allowed);
    case 'INVALID_CODE':
    case 'INVALID_BACKUP_CODE':
      return validationError({ code: [TEXTS.wrong_code] }, TEXTS.wrong_code);
    case 'INVALID_TWO_FACTOR_COOKIE':
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      return appError('UNAUTHORIZED', {
        message: TEXTS.second_step_ended,
        details: { reason: 'second_step_ended' },
      });
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return appError('RATE_LIMIT_EXCEEDED', {
        message: TEXTS.too_many_requests,
        details: { retry_after_seconds: 900 },
      });
    case 'TOTP_ALREADY_ENABLED':
    case 'TOTP_NOT_ENABLED':
    case 'TWO_FACTOR_NOT_ENABLED':
    case 'BACKUP_CODES_NOT_ENABLED':
      return appError('CONFLICT');
    case 'FAILED_TO_CREATE_USER':
    case 'FAILED_TO_CREATE_SESSION':
    case 'FAILED_TO_CREATE_VERIFICATION':
    case 'FAILED_TO_UPDATE_USER':
    case 'FAILED_TO_GET_SESSION':
      return appError('INTERNAL_SERVER_ERROR', { message: TEXTS.unexpected });
    case 'INVALID_TOKEN':
    case 'TOKEN_EXPIRED':
      return appError('VALIDATION_ERROR', {
        message: messages.linkExpired,
        details: { reason: 'invalid_token' },
      });
  }
  if (status === 429) {
    return appError('RATE_LIMIT_EXCEEDED', {
      message:
        path === '/api/auth/sign-in/email' ? TEXTS.too_many_requests : FRIENDLY_ERRORS.api.rate_limited,
      details: { retry_after_seconds: retryAfterSeconds ?? 60 },
    });
  }
  if (status === 401) return appError('UNAUTHORIZED');
  if (status === 403) return appError('FORBIDDEN');
  if (status === 404) return appError('NOT_FOUND');
  if (status >= 400 && status < 500) return appError('VALIDATION_ERROR');
  return appError('INTERNAL_SERVER_ERROR', { message: TEXTS.unexpected });
}
