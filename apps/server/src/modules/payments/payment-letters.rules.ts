import {
  GRACE_DAYS,
  type Language,
  mailWordsIn,
  moneyInWords,
  PRODUCT_NAME,
  priceInWords,
  type SubscriptionNews,
  supportHref,
  wholeDayInWords,
} from '@answerscope/contract';
import { wordsOf } from '../../lib/words-in.ts';
import type { Letter } from '../../mail/letter.ts';
import type { Amount } from './amounts.rules.ts';
import german from './messages.de.ts';
import * as english from './messages.ts';

const wordsIn = wordsOf(english, german);

interface LetterFacts {
  language: Language;
  /** Null where it is gone. */
  plan: string | null;
  /** The plan that is theirs without the subscription: one that costs nothing, or one that an administrator gave. */
  otherwise: string;
  /** When it ends, when the grace is over, or when the trial ends. */
  endsAt: Date | null;
  isOnTrial: boolean;
  /** Before discounts; null where it is not known, as all amounts. */
  price: Parameters<typeof priceInWords>[0] | null;
  /** What was paid last. */
  paid: Amount | null;
  /** What could not be collected. */
  owed: Amount | null;
  /** The next payment, discounts taken off. */
  due: (Amount & { at: Date }) | null;
  /** The page of plans. */
  url: string;
  /** Where users get help; null where the operator names nowhere. */
  supportAddress: string | null;
  /** Of the reader, as on the plans page. */
  timeZone: string;
}

/** What messages call a day or an amount that is not known. */
const UNKNOWN = 'unknown';

/** The mail about a user's subscription; null for news that only an open page shows. */
export function letterOf(news: SubscriptionNews, facts: LetterFacts): Letter | null {
  const { language, url, supportAddress, isOnTrial } = facts;
  const words = wordsIn(language);
  const dayOf = (at: Date | undefined | null) =>
    at ? wholeDayInWords(at, facts.timeZone, language) : UNKNOWN;
  const amountOf = (of: Amount | null) => (of ? moneyInWords(of.cents, of.currency, language) : UNKNOWN);
  const said = {
    product: PRODUCT_NAME,
    plan: facts.plan ?? words.yourPlan,
    otherwise: facts.otherwise,
    day: dayOf(facts.endsAt),
    days: GRACE_DAYS,
    price: (facts.price && priceInWords(facts.price, mailWordsIn(language))) ?? UNKNOWN,
    paid: amountOf(facts.paid),
    owed: amountOf(facts.owed),
    due: amountOf(facts.due),
    dueDay: dayOf(facts.due?.at),
  };
  const plan = { label: words.seeYourPlan, url };
  const letter = (subject: string, paragraphs: string[], ...links: { label: string; url: string }[]) => ({
    language,
    subject,
    blocks: [
      ...paragraphs.map((one) => ({ kind: 'words', words: one }) as const),
      ...links.map((link) => ({ kind: 'link', ...link }) as const),
    ],
  });
  const kept = words.nothingIsLost(said);
  switch (news) {
    case 'started':
      return isOnTrial && facts.endsAt !== null
        ? letter(words.trialBegan(said), [words.yoursToTry(said)], plan)
        : letter(words.welcomeTo(said), [words.subscriptionActive(said)], plan);
    case 'trial_ending':
      return letter(words.trialEnds(said), [words.addCardToStay(said), kept], { label: words.addCard, url });
    case 'trial_renewing':
      return letter(words.trialEnds(said), [words.continuesAfterTrial(said)], plan);
    case 'renewed':
    case 'recovered':
      return letter(words.paymentReceivedSubject(said), [words.paymentReceived(said)], plan);
    case 'upgraded':
    case 'changed':
      return letter(words.onPlanNow(said), [words.subscriptionChanged(said)], plan);
    case 'payment_failed': {
      const card = { label: words.checkYourCard, url };
      return letter(words.paymentFailedSubject(said), [words.paymentFailed(said)], card);
    }
    case 'disputed': {
      const whom = supportAddress === null ? 'operator' : 'support';
      const paragraphs = [words.paymentDisputed(said), kept, words.withdrawDispute({ ...said, whom })];
      const support = supportAddress && { label: words.contactSupport, url: supportHref(supportAddress) };
      return letter(words.paymentDisputedSubject(said), paragraphs, ...(support ? [support] : []), plan);
    }
    case 'reinstated':
      return letter(words.yoursAgain(said), [words.paymentConfirmed(said)], plan);
    case 'canceling':
      return letter(words.canceledSubject(said), [words.staysUntil(said), kept], {
        label: words.resumeIt,
        url,
      });
    case 'ended':
      return letter(words.endedSubject(said), [words.onOtherwiseNow(said), kept], {
        label: words.choosePlan,
        url,
      });
    default:
      return null;
  }
}
