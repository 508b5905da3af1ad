import { LIMITS, PRODUCT_NAME } from '@answerscope/contract';
import type { Letter } from '../../mail/letter.ts';

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
    subject: `A webhook endpoint of your ${PRODUCT_NAME} account was switched off`,
    blocks: [
      {
        kind: 'words',
        words: isGone
          ? 'Your webhook endpoint answered that it is gone for good (status 410). Nothing is sent to it any more.'
          : `For ${LIMITS.webhook_failing_days} days no event has arrived at your webhook endpoint. Nothing is sent to it any more.`,
      },
      {
        kind: 'facts',
        facts: [
          { label: 'Name', value: name },
          { label: 'Address', value: new URL(address).host },
        ],
      },
      { kind: 'link', label: 'See what went wrong', url },
      {
        kind: 'words',
        words: 'Once it works again, switch it on there. Events that did not arrive can be sent again.',
      },
    ],
  };
}
