import { GRACE_DAYS, PRODUCT_NAME, type SubscriptionNews, supportHref } from '@answerscope/contract';
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
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What is written to a user of their subscription; null for what an open page alone tells. */
export function letterOf(news: SubscriptionNews, facts: LetterFacts): Letter | null {
  const { plan, otherwise, url, supportAddress, isOnTrial, price, paid, owed, due } = facts;
  const day = facts.endsAt === null ? null : DAY.format(facts.endsAt);
  const page = (label: string) => ({ kind: 'link', label, url }) as const;
  const words = (text: string) => ({ kind: 'words', words: text }) as const;
  const next = due === null ? '' : ` Your next payment of ${due.amount} is due on ${DAY.format(due.at)}.`;
  const first = due === null ? 'the first payment' : `the first payment of ${due.amount}`;
  const kept = `Nothing you have stored is lost: your keywords, answers and reports stay, and keywords beyond the limit of ${otherwise} are paused.`;
  switch (news) {
    case 'started':
      return {
        subject: isOnTrial ? `Your trial of ${plan} has begun` : `Welcome to ${plan}`,
        blocks: [
          words(
            isOnTrial && day !== null
              ? `${PRODUCT_NAME} ${plan} is yours to try until ${day}${price === null ? '' : `, then ${price}`}. You need no card for the trial; without one it ends on that day and nothing is charged.`
              : `Your subscription to ${PRODUCT_NAME} ${plan} is active. Your new limits apply now.${paid === null ? '' : ` You paid ${paid}.`}${next}`,
          ),
          page(messages.seeYourPlan),
        ],
      };
    case 'trial_ending':
      return {
        subject: `Your trial of ${plan} ends ${day === null ? 'soon' : `on ${day}`}`,
        blocks: [
          words(
            `To stay on ${plan}${price === null ? '' : ` for ${price}`}, add a card before then: ${first} is made when the trial ends. Without a card you go back to ${otherwise}.`,
          ),
          words(kept),
          page(messages.addACard),
        ],
      };
    case 'trial_renewing':
      return {
        subject: `Your trial of ${plan} ends ${day === null ? 'soon' : `on ${day}`}`,
        blocks: [
          words(
            `${plan} continues after that${price === null ? '' : ` for ${price}`}: ${first} is taken from your card when the trial ends. If you do not want that, cancel before then.`,
          ),
          page(messages.seeYourPlan),
        ],
      };
    case 'renewed':
    case 'recovered':
      return {
        subject: `Your payment for ${plan} was received`,
        blocks: [
          words(
            `We received your payment${paid === null ? '' : ` of ${paid}`} for ${PRODUCT_NAME} ${plan}.${next}`,
          ),
          page(messages.seeYourPlan),
        ],
      };
    case 'upgraded':
    case 'changed':
      return {
        subject: `You are on ${plan} now`,
        blocks: [
          words(
            `Your subscription is for ${PRODUCT_NAME} ${plan} now${price === null ? '' : `, ${price}`}. Your new limits apply.${next}`,
          ),
          page(messages.seeYourPlan),
        ],
      };
    case 'payment_failed':
      return {
        subject: `Your payment for ${plan} failed`,
        blocks: [
          words(
            `We could not collect the payment${owed === null ? '' : ` of ${owed}`} for ${PRODUCT_NAME} ${plan}. It stays active for ${GRACE_DAYS} days${day === null ? '' : `, until ${day}`}; please check your card before then.`,
          ),
          page(messages.checkYourCard),
        ],
      };
    case 'disputed':
      return {
        subject: `Your payment for ${plan} is disputed`,
        blocks: [
          words(
            `Your bank tells us that you do not recognize a payment for ${PRODUCT_NAME} ${plan}. Until it has decided, ${plan} is not active and nothing more is charged.`,
          ),
          words(kept),
          words(
            `If this is a mistake, please tell your bank to withdraw the dispute and ${supportAddress === null ? 'ask the people who run the site' : 'contact support'}. ${plan} comes back once the bank has confirmed the payment.`,
          ),
          ...(supportAddress === null
            ? []
            : [{ kind: 'link', label: messages.contactSupport, url: supportHref(supportAddress) } as const]),
          page(messages.seeYourPlan),
        ],
      };
    case 'reinstated':
      return {
        subject: `${plan} is yours again`,
        blocks: [
          words(
            `The bank has confirmed your payment for ${PRODUCT_NAME} ${plan}. Your limits apply again${day === null ? '' : `, and the subscription ends on ${day} unless you resume it`}.`,
          ),
          page(messages.seeYourPlan),
        ],
      };
    case 'canceling':
      return {
        subject: `Your subscription to ${plan} was canceled`,
        blocks: [
          words(
            `${plan} stays yours until ${day ?? 'the end of the period'}. After that you are on ${otherwise}.`,
          ),
          words(kept),
          page(messages.resumeIt),
        ],
      };
    case 'ended':
      return {
        subject: `Your subscription to ${plan} has ended`,
        blocks: [words(`You are on ${otherwise} now.`), words(kept), page(messages.chooseAPlan)],
      };
    default:
      return null;
  }
}
