import { CatchBoundary, type ErrorComponentProps, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BrokenPage } from '../../../ui/page-error.tsx';

/**
 * Catches what a page of the back office throws while it is drawn; the frame around it stays. Another page is drawn once
 * it is there: until then the address is its own already, and what is drawn is still the one that broke.
 */
export function AdminBoundary({ children }: { children: ReactNode }) {
  const page = useMatches({ select: (matches) => matches.at(-1)?.id ?? '' });
  return (
    <CatchBoundary getResetKey={() => page} errorComponent={BrokenAdminPage}>
      {children}
    </CatchBoundary>
  );
}

function BrokenAdminPage(props: ErrorComponentProps) {
  return <BrokenPage level="admin" {...props} />;
}
