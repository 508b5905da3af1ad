import { CHECKOUT_FAILED, NOT_SIGNED_IN, type PlanChangeError } from '@answerscope/contract';
import { errorInWords } from '../../lib/error-in-words.ts';
import { RequestError } from '../../lib/request-error.ts';
import type { NewToast } from '../../lib/toasts.ts';

const isSignedOut = (error: unknown) => error instanceof RequestError && error.code === 'UNAUTHORIZED';

/** Under which of the specification's codes (8.3) a refused change of plan is said. */
export function planChangeError(error: unknown): PlanChangeError {
  if (!(error instanceof RequestError)) return 'UNKNOWN_ERROR';
  if (isSignedOut(error)) return 'VALIDATION_ERROR';
  switch (error.details?.reason) {
    case 'too_many_keywords':
      return 'DOWNGRADE_BLOCKED';
    case 'plan_inactive':
    case 'not_configured':
    case 'same_plan':
      return 'VALIDATION_ERROR';
    default:
      return error.code === 'NETWORK_ERROR' || error.status >= 500 ? 'UPGRADE_FAILED' : 'UNKNOWN_ERROR';
  }
}

/** Under which of the specification's codes a checkout that could not be begun is said. */
export function paymentError(error: unknown): PlanChangeError {
  const code = planChangeError(error);
  return code === 'UPGRADE_FAILED' || code === 'UNKNOWN_ERROR' ? 'PAYMENT_FAILED' : code;
}

/** What stands in the way of a change of plan, in a sentence. */
export function planChangeWords(error: unknown, otherwise?: string): string {
  return isSignedOut(error) ? NOT_SIGNED_IN : (otherwise ?? errorInWords(error));
}

const AUTHENTICATION_REQUIRED: NewToast = {
  title: 'Authentication Required',
  description: 'Please log in to upgrade your plan.',
  tone: 'destructive',
};

/** Said besides of a change that was not made. */
export function planChangeNotice(error: unknown): NewToast {
  if (isSignedOut(error)) return AUTHENTICATION_REQUIRED;
  return { title: 'Error', description: 'Failed to update plan. Please try again.', tone: 'destructive' };
}

/** Said besides of a checkout that could not be begun. */
export function checkoutNotice(error: unknown): NewToast {
  if (isSignedOut(error)) return AUTHENTICATION_REQUIRED;
  const isConflict = error instanceof RequestError && error.code === 'CONFLICT';
  return {
    title: 'Checkout Error',
    description: isConflict ? error.message : CHECKOUT_FAILED,
    tone: 'destructive',
  };
}
