import { isSupportPage } from '@answerscope/contract';
import { supportLink } from '../../lib/support-link.ts';

/** Where to ask what the page does not answer. */
export function HowToAsk({ address }: { address: string }) {
  return (
    <p>
      Not answered here? Contact support
      {isSupportPage(address) ? ' at ' : ' by email: '}
      <a className="link" {...supportLink(address)}>
        {isSupportPage(address) ? new URL(address).host : address}
      </a>
    </p>
  );
}
