import type { SubscriptionNews } from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';
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
  const until = ends_at === null ? '' : ` until ${formatDate(ends_at)}`;
  switch (news) {
    case 'started':
    case 'upgraded':
      return {
        title: messages.planUpgradedSuccessfully,
        description: `Plan updated successfully! Your new limits are now active.${news === 'started' && ends_at !== null ? ` Your trial runs${until}; nothing was charged.` : ''}`,
      };
    case 'changed':
      return { title: messages.planChanged, description: messages.yourNewLimitsNowActive };
    case 'payment_failed':
      return {
        title: messages.paymentFailed,
        description: `Please check your card. Your plan goes on${until}.`,
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
            ? messages.yourTrialAboutEnd
            : `Your trial ends in ${counted(daysUntil(ends_at, now), 'day')}. Add a card to keep your plan.`,
      };
    case 'trial_renewing':
      return {
        title: messages.yourTrialEndsSoon,
        description:
          ends_at === null
            ? messages.yourCardChargedThen
            : `Your card is charged in ${counted(daysUntil(ends_at, now), 'day')}. Cancel before then if you do not want that.`,
      };
    case 'disputed':
      return {
        title: messages.paymentDisputed,
        description: messages.yourPlanWaitsUntilBank,
        tone: 'destructive',
      };
    case 'reinstated':
      return { title: messages.yourPlanIsBack, description: messages.theBankHasConfirmedPayment };
    case 'canceling':
      return { title: messages.subscriptionCanceled, description: `You keep your plan${until}.` };
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
