import { IconArrowLeft } from '@tabler/icons-react';
import { Navigate } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { ColorSchemeButton } from '../../../ui/color-scheme-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { DemonstrationBadge } from '../demonstration-badge.tsx';
import { PaletteButton } from '../palette-button.tsx';
import { ShellFrame } from '../shell-frame.tsx';
import { useIsAdministrator } from '../use-is-administrator.ts';
import { AdminBoundary } from './admin-boundary.tsx';
import styles from './admin-shell.module.css';
import { AdminSidebar } from './admin-sidebar.tsx';
import { SavedViewsButton } from './saved-views-button.tsx';

const AdminPalette = lazy(() => import('./admin-palette.tsx'));

/**
 * The frame of the back office. The server lets administrators in only; the browser asks again, and shows a page once it
 * is known who asks.
 */
export function AdminShell({ children }: { children: ReactNode }) {
  const isAdministrator = useIsAdministrator();
  if (isAdministrator === false) return <Navigate to="/tracker/dashboard" replace />;
  return (
    <ShellFrame
      sidebar={(isExpanded, close) => (
        <AdminSidebar isAdministrator={isAdministrator} isExpanded={isExpanded} onNavigate={close} />
      )}
      tools={
        <>
          <ButtonLink to="/tracker" look="quiet">
            <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
            <span className={styles.word}>Tracker</span>
          </ButtonLink>
          <DemonstrationBadge />
          {isAdministrator && <PaletteButton>{(palette) => <AdminPalette {...palette} />}</PaletteButton>}
          {isAdministrator && <SavedViewsButton />}
          <ColorSchemeButton />
        </>
      }
    >
      {isAdministrator ? (
        <AdminBoundary>{children}</AdminBoundary>
      ) : (
        <>
          <h1 className="visually-hidden">Admin Panel</h1>
          <Spinner label="Loading..." />
        </>
      )}
    </ShellFrame>
  );
}
