import { LIMITS, PRODUCT_NAME } from '@answerscope/contract';
import type { Letter } from '../../mail/letter.ts';
import * as messages from './messages.ts';

/** To whose endpoint was switched off because nothing arrives there. */
export function endpointOffLetter({
  name,
  address,
  isGone,
  url,
}: {
  name: string;
  address: string;
  isGone: boolean;
  url: string;
}): Letter {
  return {
    subject: messages.endpointOffSubject({ product: PRODUCT_NAME }),
    blocks: [
      {
        kind: 'words',
        words: isGone
          ? messages.endpointGone
          : messages.nothingArrived({ days: LIMITS.webhook_failing_days }),
      },
      {
        kind: 'facts',
        facts: [
          { label: messages.name, value: name },
          { label: messages.address, value: new URL(address).host },
        ],
      },
      { kind: 'link', label: messages.seeWhatWentWrong, url },
      {
        kind: 'words',
        words: messages.switchOnAgain,
      },
    ],
  };
}
