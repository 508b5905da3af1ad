import {
  GRACE_DAYS,
  PRODUCT_NAME,
  type SubscriptionNews,
  supportHref,
  wholeDayInWords,
} from '@answerscope/contract';
import type { Letter } from '../../mail/letter.ts';
import * as messages from './messages.ts';

interface LetterFacts {
  plan: string;
  /** The plan that is theirs without the subscription: one that costs nothing, or one that an administrator gave. */
  otherwise: string;
  /** When it ends, when the grace is over, or when the trial ends. */
  endsAt: Date | null;
  isOnTrial: boolean;
  /** '$490 per year', before discounts; null where it is not known, as all amounts. */
  price: string | null;
  /** What was paid last. */
  paid: string | null;
  /** What could not be collected. */
  owed: string | null;
  /** The next payment, discounts taken off. */
  due: { amount: string; at: Date } | null;
  /** The page of plans. */
  url: string;
  /** Where users get help; null where the operator names nowhere. */
  supportAddress: string | null;
  /** Of the reader, as on the plans page. */
  timeZone: string;
}

/** What messages call a day or an amount that is not known. */
const UNKNOWN = 'unknown';

/** What is written to a user of their subscription; null for what an open page alone tells. */
export function letterOf(news: SubscriptionNews, facts: LetterFacts): Omit<Letter, 'language'> | null {
  const { plan, otherwise, url, supportAddress, isOnTrial, paid } = facts;
  const dayOf = (at: Date) => wholeDayInWords(at, facts.timeZone);
  const day = facts.endsAt === null ? UNKNOWN : dayOf(facts.endsAt);
  const price = facts.price ?? UNKNOWN;
  const due = facts.due?.amount ?? UNKNOWN;
  const product = PRODUCT_NAME;
  const page = (label: string) => ({ kind: 'link', label, url }) as const;
  const words = (text: string) => ({ kind: 'words', words: text }) as const;
  const next = facts.due
    ? ` ${messages.nextPayment({ amount: facts.due.amount, day: dayOf(facts.due.at) })}`
    : '';
  const kept = messages.nothingIsLost({ otherwise });
  switch (news) {
    case 'started':
      return {
        subject: isOnTrial ? messages.trialBegan({ plan }) : messages.welcomeTo({ plan }),
        blocks: [
          words(
            isOnTrial && facts.endsAt !== null
              ? messages.yoursToTry({ product, plan, day, price })
              : `${messages.subscriptionActive({ product, plan })}${paid === null ? '' : ` ${messages.youPaid({ amount: paid })}`}${next}`,
          ),
          page(messages.seeYourPlan),
        ],
      };
    case 'trial_ending':
      return {
        subject: messages.trialEnds({ plan, day }),
        blocks: [
          words(messages.addCardToStay({ plan, price, due, otherwise })),
          words(kept),
          page(messages.addCard),
        ],
      };
    case 'trial_renewing':
      return {
        subject: messages.trialEnds({ plan, day }),
        blocks: [words(messages.continuesAfterTrial({ plan, price, due })), page(messages.seeYourPlan)],
      };
    case 'renewed':
    case 'recovered':
      return {
        subject: messages.paymentReceivedSubject({ plan }),
        blocks: [
          words(`${messages.paymentReceived({ paid: paid ?? UNKNOWN, product, plan })}${next}`),
          page(messages.seeYourPlan),
        ],
      };
    case 'upgraded':
    case 'changed':
      return {
        subject: messages.onPlanNow({ plan }),
        blocks: [
          words(`${messages.subscriptionChanged({ product, plan, price })}${next}`),
          page(messages.seeYourPlan),
        ],
      };
    case 'payment_failed':
      return {
        subject: messages.paymentFailedSubject({ plan }),
        blocks: [
          words(
            messages.paymentFailed({ owed: facts.owed ?? UNKNOWN, product, plan, days: GRACE_DAYS, day }),
          ),
          page(messages.checkYourCard),
        ],
      };
    case 'disputed':
      return {
        subject: messages.paymentDisputedSubject({ plan }),
        blocks: [
          words(messages.paymentDisputed({ product, plan })),
          words(kept),
          words(messages.withdrawDispute({ whom: supportAddress === null ? 'operator' : 'support', plan })),
          ...(supportAddress === null
            ? []
            : [{ kind: 'link', label: messages.contactSupport, url: supportHref(supportAddress) } as const]),
          page(messages.seeYourPlan),
        ],
      };
    case 'reinstated':
      return {
        subject: messages.yoursAgain({ plan }),
        blocks: [words(messages.paymentConfirmed({ product, plan, day })), page(messages.seeYourPlan)],
      };
    case 'canceling':
      return {
        subject: messages.canceledSubject({ plan }),
        blocks: [words(messages.staysUntil({ plan, day, otherwise })), words(kept), page(messages.resumeIt)],
      };
    case 'ended':
      return {
        subject: messages.endedSubject({ plan }),
        blocks: [words(messages.onOtherwiseNow({ otherwise })), words(kept), page(messages.choosePlan)],
      };
    default:
      return null;
  }
}
