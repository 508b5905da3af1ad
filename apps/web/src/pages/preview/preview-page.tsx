import { PREVIEW_ENDED } from '@answerscope/contract';
import { getRouteApi } from '@tanstack/react-router';
import { PageNotFound } from '../../features/content/page-not-found.tsx';
import { PreviewNotice } from '../../features/content/preview-notice.tsx';
import { WrittenPage } from '../../features/content/written-page.tsx';

const Route = getRouteApi('/_public/preview/$token');

/** A page as it is saved, before visitors see it. */
export function PreviewPage() {
  const { page, expires_at } = Route.useLoaderData();
  return <WrittenPage page={page} notice={<PreviewNotice expiresAt={expires_at} />} />;
}

/** What stands in its place once its link has ended. */
export function NoPreview() {
  return <PageNotFound words={PREVIEW_ENDED} />;
}
