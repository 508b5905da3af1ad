import { SHORT_ADDRESSES } from '@answerscope/contract';
import { getRouteApi } from '@tanstack/react-router';
import { HowToAsk } from '../../features/content/how-to-ask.tsx';
import { PageNotFound } from '../../features/content/page-not-found.tsx';
import { WrittenPage } from '../../features/content/written-page.tsx';

const Route = getRouteApi('/_public/pages/$slug');
const Public = getRouteApi('/_public');

/** The page on which users look for help. */
const HELP_SLUG = SHORT_ADDRESSES['/help'];

/** A page that administrators wrote; help ends with where to ask for more of it. */
export function CmsPage() {
  const page = Route.useLoaderData();
  const { support_address } = Public.useLoaderData();
  return (
    <WrittenPage page={page}>
      {page.slug === HELP_SLUG && support_address && <HowToAsk address={support_address} />}
    </WrittenPage>
  );
}

/** What stands in its place where there is none. */
export function NoCmsPage() {
  return <PageNotFound />;
}
