import { PRODUCT_NAME } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useRole } from '../../../features/shell/use-role.ts';
import { useQueries } from '../../../lib/app-clients.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

const KitPage = lazy(() => import('../../../features/kit/kit-page.tsx'));

/** Every part of the interface in its states. The server lets administrators in only; the browser asks again. */
export const Route = createFileRoute('/_app/test/kit')({
  head: () => ({ meta: [{ title: `Kit · ${PRODUCT_NAME}` }] }),
  component: GuardedKit,
});

function GuardedKit() {
  const { monitoring } = useQueries();
  const { isAdministrator } = useRole();
  const installation = useQuery(monitoring.get_installation.queryOptions());
  const waiting = <Spinner label="Loading..." />;
  if (isAdministrator === false || installation.isError) return <Navigate to="/tracker/dashboard" replace />;
  if (isAdministrator === null || !installation.data) return waiting;
  if (!installation.data.developer_pages) return <Navigate to="/tracker/dashboard" replace />;
  return (
    <Suspense fallback={waiting}>
      <KitPage />
    </Suspense>
  );
}
