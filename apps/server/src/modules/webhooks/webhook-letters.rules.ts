import { type Language, LIMITS, PRODUCT_NAME } from '@answerscope/contract';
import { wordsOf } from '../../lib/words-in.ts';
import type { Letter } from '../../mail/letter.ts';
import german from './messages.de.ts';
import * as english from './messages.ts';

const wordsIn = wordsOf(english, german);

/** To whose endpoint was switched off because nothing arrives there. */
export function endpointOffLetter(
  language: Language,
  {
    name,
    address,
    isGone,
    url,
  }: {
    name: string;
    address: string;
    isGone: boolean;
    url: string;
  },
): Letter {
  const words = wordsIn(language);
  return {
    language,
    subject: words.endpointOffSubject({ product: PRODUCT_NAME }),
    blocks: [
      {
        kind: 'words',
        words: isGone ? words.endpointGone : words.nothingArrived({ days: LIMITS.webhook_failing_days }),
      },
      {
        kind: 'facts',
        facts: [
          { label: words.name, value: name },
          { label: words.address, value: new URL(address).host },
        ],
      },
      { kind: 'link', label: words.seeWhatWentWrong, url },
      {
        kind: 'words',
        words: words.switchOnAgain,
      },
    ],
  };
}
