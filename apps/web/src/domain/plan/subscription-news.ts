import type { SubscriptionNews } from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';
import { formatDate } from '../../lib/format.ts';
import type { NewToast } from '../../lib/toasts.ts';

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
        title: 'Plan Upgraded Successfully!',
        description: `Plan updated successfully! Your new limits are now active.${news === 'started' && ends_at !== null ? ` Your trial runs${until}; nothing was charged.` : ''}`,
      };
    case 'changed':
      return { title: 'Plan Changed', description: 'Your new limits are now active.' };
    case 'payment_failed':
      return {
        title: 'Payment Failed',
        description: `Please check your card. Your plan goes on${until}.`,
        tone: 'destructive',
      };
    case 'recovered':
    case 'renewed':
      return { title: 'Payment received', description: 'Your plan goes on.' };
    case 'trial_ending':
      return {
        title: 'Subscription Expiring Soon',
        description:
          ends_at === null
            ? 'Your trial is about to end.'
            : `Your trial ends in ${counted(daysUntil(ends_at, now), 'day')}. Add a card to keep your plan.`,
      };
    case 'trial_renewing':
      return {
        title: 'Your trial ends soon',
        description:
          ends_at === null
            ? 'Your card is charged then.'
            : `Your card is charged in ${counted(daysUntil(ends_at, now), 'day')}. Cancel before then if you do not want that.`,
      };
    case 'disputed':
      return {
        title: 'Payment disputed',
        description: 'Your plan waits until your bank has decided. Nothing you stored is deleted.',
        tone: 'destructive',
      };
    case 'reinstated':
      return { title: 'Your plan is back', description: 'The bank has confirmed your payment.' };
    case 'canceling':
      return { title: 'Subscription canceled', description: `You keep your plan${until}.` };
    case 'resumed':
      return { title: 'Subscription resumed', description: 'Your plan goes on.' };
    case 'ended':
      return {
        title: 'Subscription Expired',
        description: 'Nothing you stored is deleted.',
        tone: 'destructive',
      };
  }
}
