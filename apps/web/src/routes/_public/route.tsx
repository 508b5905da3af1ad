import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteFooter } from '../../features/site/site-footer.tsx';
import { SiteHeader } from '../../features/site/site-header.tsx';
import { toPageContext } from '../../lib/page-context.ts';
import { useBrowserMeasures } from '../../lib/use-browser-measures.ts';
import { AppError } from '../../ui/page-error.tsx';

export const Route = createFileRoute('/_public')({
  loader: async ({ context, serverContext }) =>
    (await import('../../features/site/load-operator.ts')).loadOperator(
      context.fetcher,
      toPageContext(serverContext),
    ),
  staleTime: Number.POSITIVE_INFINITY,
  component: PublicLayout,
  errorComponent: AppError,
});

function PublicLayout() {
  useBrowserMeasures();
  return (
    <>
      <SiteHeader />
      <main id="main">
        <Outlet />
      </main>
      <SiteFooter operator={Route.useLoaderData()} />
    </>
  );
}
