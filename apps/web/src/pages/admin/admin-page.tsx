import { Outlet } from '@tanstack/react-router';
import { AdminShell } from '../../features/shell/admin/admin-shell.tsx';
import { AdminClientsProvider } from '../../lib/admin-clients.tsx';

/** What every page of the back office stands in. */
export function Admin() {
  return (
    <AdminClientsProvider>
      <AdminShell>
        <Outlet />
      </AdminShell>
    </AdminClientsProvider>
  );
}
