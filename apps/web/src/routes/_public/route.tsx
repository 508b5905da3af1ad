import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteFooter } from '../../features/site/site-footer.tsx';
import { SiteHeader } from '../../features/site/site-header.tsx';
import { toPageContext } from '../../lib/page-context.ts';
import { AppError } from '../../ui/page-error.tsx';

export const Route = createFileRoute('/_public')({
  loader: async ({ context, serverContext }) =>
    (await import('../../features/site/load-social-links.ts')).loadSocialLinks(
      context.fetcher,
      toPageContext(serverContext),
    ),
  staleTime: Number.POSITIVE_INFINITY,
  component: PublicLayout,
  errorComponent: AppError,
});

function PublicLayout() {
  return (
    <>
      <SiteHeader />
      <main id="main">
        <Outlet />
      </main>
      <SiteFooter socialLinks={Route.useLoaderData()} />
    </>
  );
}
