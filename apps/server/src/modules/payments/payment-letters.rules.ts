import { GRACE_DAYS, PRODUCT_NAME, type SubscriptionNews, supportHref } from '@answerscope/contract';
import type { Letter } from '../../mail/letter.ts';

interface LetterFacts {
  plan: string;
  /** The plan that is theirs without the subscription: one that costs nothing, or one that an administrator gave. */
  otherwise: string;
  /** When it ends, when the grace is over, or when the trial ends. */
  endsAt: Date | null;
  isOnTrial: boolean;
  /** The page of plans. */
  url: string;
  /** Where users get help; null where the operator names nowhere. */
  supportAddress: string | null;
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What is written to a user of their subscription; null for what an open page alone tells. */
export function letterOf(news: SubscriptionNews, facts: LetterFacts): Letter | null {
  const { plan, otherwise, url, supportAddress, isOnTrial } = facts;
  const day = facts.endsAt === null ? null : DAY.format(facts.endsAt);
  const page = (label: string) => ({ kind: 'link', label, url }) as const;
  const words = (text: string) => ({ kind: 'words', words: text }) as const;
  const kept = `Nothing you have stored is lost: your keywords, answers and reports stay, and keywords beyond the limit of ${otherwise} are paused.`;
  switch (news) {
    case 'started':
      return {
        subject: isOnTrial ? `Your trial of ${plan} has begun` : `Welcome to ${plan}`,
        blocks: [
          words(
            isOnTrial && day !== null
              ? `${PRODUCT_NAME} ${plan} is yours to try until ${day}. No card is needed.`
              : `Your subscription to ${PRODUCT_NAME} ${plan} is active. Your new limits apply at once.`,
          ),
          page('See your plan'),
        ],
      };
    case 'trial_ending':
      return {
        subject: `Your trial of ${plan} ends ${day === null ? 'soon' : `on ${day}`}`,
        blocks: [
          words(
            `To stay on ${plan}, add a card before then: the first payment is made when the trial ends. Without a card you go back to ${otherwise}.`,
          ),
          words(kept),
          page('Add a card'),
        ],
      };
    case 'trial_renewing':
      return {
        subject: `Your trial of ${plan} ends ${day === null ? 'soon' : `on ${day}`}`,
        blocks: [
          words(
            `${plan} goes on after that: the first payment is taken from your card when the trial ends. If you do not want that, cancel before then.`,
          ),
          page('See your plan'),
        ],
      };
    case 'payment_failed':
      return {
        subject: `Your payment for ${plan} failed`,
        blocks: [
          words(
            `We could not collect the payment for ${PRODUCT_NAME} ${plan}. It goes on for ${GRACE_DAYS} days${day === null ? '' : `, until ${day}`}; please check your card before then.`,
          ),
          page('Check your card'),
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
            : [{ kind: 'link', label: 'Contact support', url: supportHref(supportAddress) } as const]),
          page('See your plan'),
        ],
      };
    case 'reinstated':
      return {
        subject: `${plan} is yours again`,
        blocks: [
          words(
            `The bank has confirmed your payment for ${PRODUCT_NAME} ${plan}. Your limits apply again${day === null ? '' : `, and the subscription ends on ${day} unless you resume it`}.`,
          ),
          page('See your plan'),
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
          page('Resume it'),
        ],
      };
    case 'ended':
      return {
        subject: `Your subscription to ${plan} has ended`,
        blocks: [words(`You are on ${otherwise} now.`), words(kept), page('Choose a plan')],
      };
    default:
      return null;
  }
}
