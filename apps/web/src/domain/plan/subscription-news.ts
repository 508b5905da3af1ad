import { type SubscriptionNews, sentencesInWords } from '@answerscope/contract';
import { formatDate } from '../../lib/format.ts';
import type { NewToast } from '../../lib/toasts.ts';
import * as messages from './messages.ts';

const DAY_MS = 86_400_000;

/** Whole days until a moment, the one that has begun counted: 'in 1 day' on the last one; never less than none. */
export function daysUntil(iso: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(iso) - now.getTime()) / DAY_MS));
}

/** What a page that stands open says of a subscription that changed (specification 8.3). */
export function subscriptionNews(
  { news, ends_at }: { news: SubscriptionNews; ends_at: string | null },
  now: Date,
): NewToast {
  const day = ends_at === null ? null : formatDate(ends_at);
  switch (news) {
    case 'started':
    case 'upgraded':
      return {
        title: messages.planUpgradedSuccessfully,
        description:
          news === 'started' && day !== null
            ? sentencesInWords([messages.planUpdated, messages.trialRuns({ day })])
            : messages.planUpdated,
      };
    case 'changed':
      return { title: messages.planChanged, description: messages.newLimitsActive };
    case 'payment_failed':
      return {
        title: messages.paymentFailed,
        description: day === null ? messages.checkCard : messages.checkCardUntil({ day }),
        tone: 'destructive',
      };
    case 'recovered':
    case 'renewed':
      return { title: messages.paymentReceived, description: messages.yourPlanGoesOn };
    case 'trial_ending':
      return {
        title: messages.subscriptionExpiringSoon,
        description:
          ends_at === null
            ? messages.trialAboutToEnd
            : messages.trialEndsIn({ days: daysUntil(ends_at, now) }),
      };
    case 'trial_renewing':
      return {
        title: messages.yourTrialEndsSoon,
        description:
          ends_at === null
            ? messages.yourCardChargedThen
            : messages.cardChargedIn({ days: daysUntil(ends_at, now) }),
      };
    case 'disputed':
      return {
        title: messages.paymentDisputed,
        description: messages.planWaitsForBank,
        tone: 'destructive',
      };
    case 'reinstated':
      return { title: messages.yourPlanIsBack, description: messages.bankConfirmedPayment };
    case 'canceling':
      return {
        title: messages.subscriptionCanceled,
        description: day === null ? messages.keepPlan : messages.keepPlanUntil({ day }),
      };
    case 'resumed':
      return { title: messages.subscriptionResumed, description: messages.yourPlanGoesOn };
    case 'ended':
      return {
        title: messages.subscriptionExpired,
        description: messages.nothingStoredDeleted,
        tone: 'destructive',
      };
  }
}
