import type { PlanChangeError } from '@answerscope/contract';
import { RequestError } from '../../lib/request-error.ts';

/** Under which of the specification's codes (8.3) a refused change of plan is said. */
export function planChangeError(error: unknown): PlanChangeError {
  if (!(error instanceof RequestError)) return 'UNKNOWN_ERROR';
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
