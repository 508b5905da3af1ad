import { PRODUCT_NAME } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useQueries } from '../../../lib/app-clients.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

const KitPage = lazy(() => import('../../../features/kit/kit-page.tsx'));

/** Every part of the interface in its states. The server lets administrators in only; the browser asks again. */
export const Route = createFileRoute('/_app/test/kit')({
  head: () => ({ meta: [{ title: `Kit · ${PRODUCT_NAME}` }] }),
  component: GuardedKit,
});

function GuardedKit() {
  const { accounts, monitoring } = useQueries();
  const roles = useQuery(accounts.get_my_roles.queryOptions());
  const installation = useQuery(monitoring.get_installation.queryOptions());
  const waiting = <Spinner label="Loading..." />;
  if (roles.isError || installation.isError) return <Navigate to="/tracker/dashboard" replace />;
  if (!roles.data || !installation.data) return waiting;
  const isAllowed = installation.data.developer_pages && roles.data.some(({ role }) => role === 'admin');
  if (!isAllowed) return <Navigate to="/tracker/dashboard" replace />;
  return (
    <Suspense fallback={waiting}>
      <KitPage />
    </Suspense>
  );
}
