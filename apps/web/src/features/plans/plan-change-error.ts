import {
  CHECKOUT_FAILED,
  NOT_SIGNED_IN,
  type PlanChangeCheck,
  type PlanChangeError,
} from '@answerscope/contract';
import { errorInWords } from '../../lib/error-in-words.ts';
import { RequestError } from '../../lib/request-error.ts';
import type { NewToast } from '../../lib/toasts.ts';
import * as messages from './messages.ts';

const isSignedOut = (error: unknown) => error instanceof RequestError && error.code === 'UNAUTHORIZED';

/** The plans as they are now, what is paid for, or another tab stands in the way. */
const IN_THE_WAY: readonly string[] = [
  'plan_inactive',
  'not_configured',
  'same_plan',
  'other_checkout',
  'switch',
  'checkout',
  'change',
];

/** Where a change goes; `not_judged`: what it would come to could not be found out. */
type Direction = PlanChangeCheck['direction'] | 'not_judged';

/** Under which of the specification's codes (8.3) a change of plan that was not made is said. */
export function planChangeError(error: unknown, direction: Direction): PlanChangeError {
  if (!(error instanceof RequestError)) return 'UNKNOWN_ERROR';
  if (isSignedOut(error) || direction === 'not_judged') return 'VALIDATION_ERROR';
  const reason = error.details?.reason;
  if (reason === 'too_many_keywords') return 'DOWNGRADE_BLOCKED';
  if (reason === 'payments_unavailable') return 'PAYMENT_FAILED';
  if (typeof reason === 'string' && IN_THE_WAY.includes(reason)) return 'VALIDATION_ERROR';
  const isOurs = error.code === 'NETWORK_ERROR' || error.status >= 500;
  return isOurs && direction === 'upgrade' ? 'UPGRADE_FAILED' : 'UNKNOWN_ERROR';
}

/** What stands in the way of a change of plan, in a sentence. */
export function planChangeWords(error: unknown, otherwise?: string): string {
  if (isSignedOut(error)) return NOT_SIGNED_IN;
  const isProviderSilent = error instanceof RequestError && error.details?.reason === 'payments_unavailable';
  return isProviderSilent ? errorInWords(error) : (otherwise ?? errorInWords(error));
}

const AUTHENTICATION_REQUIRED: NewToast = {
  title: messages.authenticationRequired,
  description: messages.logInUpgradePlan,
  tone: 'destructive',
};

/** Said besides of a change that was not made. */
export function planChangeNotice(error: unknown): NewToast {
  if (isSignedOut(error)) return AUTHENTICATION_REQUIRED;
  return { title: messages.error, description: messages.failedToUpdatePlan, tone: 'destructive' };
}

/** Said besides of a checkout that could not be begun. */
export function checkoutNotice(error: unknown): NewToast {
  if (isSignedOut(error)) return AUTHENTICATION_REQUIRED;
  const isConflict = error instanceof RequestError && error.code === 'CONFLICT';
  return {
    title: messages.checkoutError,
    description: isConflict ? error.message : CHECKOUT_FAILED,
    tone: 'destructive',
  };
}
