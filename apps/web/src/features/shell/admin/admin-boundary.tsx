import { CatchBoundary, type ErrorComponentProps, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BrokenPage } from '../../../ui/page-error.tsx';

/** Catches what a page of the back office throws while it is drawn; the frame around it stays. */
export function AdminBoundary({ children }: { children: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <CatchBoundary getResetKey={() => path} errorComponent={BrokenAdminPage}>
      {children}
    </CatchBoundary>
  );
}

function BrokenAdminPage(props: ErrorComponentProps) {
  return <BrokenPage level="admin" {...props} />;
}
