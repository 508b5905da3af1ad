import { getRouteApi } from '@tanstack/react-router';
import { HelpIndex } from '../../features/content/help-index.tsx';
import { HowToAsk } from '../../features/content/how-to-ask.tsx';

const Public = getRouteApi('/_public');

/** All articles of the help, and where to ask for more. */
export function HelpPage() {
  const { support_address } = Public.useLoaderData();
  return <HelpIndex>{support_address && <HowToAsk address={support_address} />}</HelpIndex>;
}
