import { GRACE_DAYS, type SubscriptionState, TRIAL_REMINDER_DAYS } from '@answerscope/contract';
import { DAY_MS } from '../../lib/time.ts';
import type { DisputeStanding } from './disputes.rules.ts';

const HOUR_MS = 3_600_000;

/** As much of a subscription as says what it gives. */
export interface BilledSubscription {
  id: string;
  /** The payment provider's word. */
  status: string;
  plan_id: string | null;
  created_at: Date;
  period_ends_at: Date;
  cancel_at: Date | null;
  trial_ends_at: Date | null;
  unpaid_since: Date | null;
  /** Whether a card is there that its next payment is taken from. */
  has_card: boolean;
  /** Whether a bank has taken a payment for it back, or may. */
  dispute: DisputeStanding | null;
}

export interface BillingState<Subscription extends BilledSubscription = BilledSubscription> {
  state: SubscriptionState;
  /** The one that counts; null where none is in force. */
  subscription: Subscription | null;
  /** The one that would count if a payment for it were not disputed; null where one counts. */
  frozen: Subscription | null;
  /** When it ends by itself; null where it is renewed. */
  ends_at: Date | null;
  /** When the next payment is due; null where none is. */
  renews_at: Date | null;
  /**
   * Besides the one that counts: somebody would pay twice. Also what gives nothing any more and is still collected for;
   * never one for something that is no plan of ours.
   */
  extra: readonly Subscription[];
}

/** Paid for or on trial: the payment provider itself says that nothing is owed. */
const GOOD = ['active', 'trialing'];
/** For these the payment provider collects, or may again once it can. */
const COLLECTING = [...GOOD, 'past_due', 'unpaid', 'paused'];
/** Of these the payment provider never had a payment or a trial: nothing ended with them. */
const NEVER_BEGAN = ['incomplete', 'incomplete_expired'];

/**
 * What a user's subscriptions come to: the newest in force counts, one for a plan of ours before any other, one that is
 * paid for before one that owes. In force are those on trial, paid for, and, for the days of grace, those whose payment
 * failed; never what is paused, unpaid, incomplete or canceled, nor what has reached its end, whether or not anybody said
 * so yet; nor one of which a payment was taken back by a bank, or may be: while that is not decided it is frozen.
 */
export function toBillingState<Subscription extends BilledSubscription>(
  subscriptions: readonly Subscription[],
  now: Date,
): BillingState<Subscription> {
  const sorted = subscriptions.toSorted(
    (a, b) =>
      Number(isOurs(b)) - Number(isOurs(a)) ||
      Number(isGood(b)) - Number(isGood(a)) ||
      b.created_at.getTime() - a.created_at.getTime() ||
      (a.id < b.id ? 1 : -1),
  );
  const going = sorted.filter((one) => isGoing(one, now));
  const inForce = going.filter(({ dispute }) => dispute === null);
  const [subscription] = inForce;
  if (subscription === undefined) {
    const hasBegun = subscriptions.some(({ status }) => !NEVER_BEGAN.includes(status));
    const frozen = going.find(({ dispute }) => dispute === 'open') ?? null;
    return {
      state: frozen !== null ? 'disputed' : hasBegun ? 'ended' : 'none',
      subscription: null,
      frozen,
      ends_at: null,
      renews_at: null,
      extra: [],
    };
  }
  const ends_at = endOf(subscription);
  return {
    state: stateOf(subscription),
    subscription,
    frozen: null,
    ends_at,
    // Stripe reports the end of a trial for as long as the subscription lives: it counts during the trial only.
    renews_at:
      ends_at === null
        ? ((isOnTrial(subscription) ? subscription.trial_ends_at : null) ?? subscription.period_ends_at)
        : null,
    // Only what is known to be good is a reason to end another.
    extra:
      isGood(subscription) && isOurs(subscription)
        ? sorted.filter((one) => one.id !== subscription.id && isCollecting(one))
        : [],
  };
}

/**
 * Until when a subscription gives its plan without another word of the payment provider: to its end where it has one,
 * and past its period by the days of grace, so that a silent provider neither takes a paid plan away nor gives it forever.
 */
export function grantedUntil(subscription: BilledSubscription): Date {
  return endOf(subscription) ?? after(subscription.period_ends_at, GRACE_DAYS * DAY_MS);
}

/** A checkout can be paid for a day after it was begun, and an hour more is for who is slow to tell. */
const CHECKOUT_OPEN_MS = 25 * HOUR_MS;

/**
 * When something should have happened, so that it is looked at though nobody tells of it; null: nothing is expected.
 * While a checkout may still be paid it is looked at every hour.
 */
export function nextLook(
  { subscription, frozen }: BillingState,
  { now, checkoutBegunAt }: { now: Date; checkoutBegunAt: Date | null },
): Date | null {
  if (subscription === null) {
    if (checkoutBegunAt !== null && now < after(checkoutBegunAt, CHECKOUT_OPEN_MS))
      return after(now, HOUR_MS);
    return frozen === null ? null : after(now, DAY_MS);
  }
  const { trial_ends_at, period_ends_at } = subscription;
  const dates = [
    endOf(subscription),
    period_ends_at,
    ...(isOnTrial(subscription) && trial_ends_at !== null
      ? [trial_ends_at, after(trial_ends_at, -TRIAL_REMINDER_DAYS * DAY_MS)]
      : []),
  ].flatMap((date) => (date === null ? [] : [date.getTime()]));
  const ahead = dates.filter((date) => date > now.getTime());
  // What is over and still said to be in force is asked for again soon.
  if (period_ends_at <= now) ahead.push(now.getTime() + HOUR_MS);
  return new Date(Math.min(...ahead, now.getTime() + 30 * DAY_MS));
}

/** True from three days before the end of a trial that is still going on. */
export function isTrialEnding({ state, subscription }: BillingState, now: Date): boolean {
  const end = subscription?.trial_ends_at ?? null;
  if (state !== 'trialing' || end === null) return false;
  return now < end && end.getTime() - now.getTime() <= TRIAL_REMINDER_DAYS * DAY_MS;
}

function stateOf(subscription: BilledSubscription): SubscriptionState {
  if (subscription.status === 'past_due') return 'past_due';
  if (subscription.cancel_at !== null) return 'canceling';
  return subscription.status === 'trialing' ? 'trialing' : 'active';
}

function isGoing(subscription: BilledSubscription, now: Date): boolean {
  if (!isGood(subscription) && subscription.status !== 'past_due') return false;
  const end = endOf(subscription);
  return end === null || now < end;
}

/** At `cancel_at`, or when the grace after a failed payment is over, whichever is first. */
function endOf({ status, cancel_at, unpaid_since, created_at }: BilledSubscription): Date | null {
  if (status !== 'past_due') return cancel_at;
  const graceEnds = after(unpaid_since ?? created_at, GRACE_DAYS * DAY_MS);
  return cancel_at !== null && cancel_at < graceEnds ? cancel_at : graceEnds;
}

const isOurs = ({ plan_id }: BilledSubscription) => plan_id !== null;

/** What a bank has taken a payment back for is ended for that reason, see `mustStopCharging`. */
const isCollecting = (subscription: BilledSubscription) =>
  isOurs(subscription) && subscription.dispute === null && COLLECTING.includes(subscription.status);

const isGood = ({ status }: BilledSubscription) => GOOD.includes(status);

const after = (date: Date, ms: number) => new Date(date.getTime() + ms);

function isOnTrial({ status }: BilledSubscription): boolean {
  return status === 'trialing';
}
