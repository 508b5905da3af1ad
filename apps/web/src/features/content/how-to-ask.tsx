import { isSupportPage } from '@answerscope/contract';
import type { ReactNode } from 'react';
import { richText } from '../../lib/rich-text.ts';
import { supportLink } from '../../lib/support-link.ts';
import * as messages from './messages.ts';

/** Where to ask what the page does not answer. */
export function HowToAsk({ address }: { address: string }) {
  const isPage = isSupportPage(address);
  const link = (text: ReactNode) => (
    <a className="link" {...supportLink(address)}>
      {text}
    </a>
  );
  return (
    <p>
      {richText(
        isPage
          ? messages.contactSupportAt({ host: new URL(address).host, link })
          : messages.contactSupportByEmail({ email: address, link }),
      )}
    </p>
  );
}
