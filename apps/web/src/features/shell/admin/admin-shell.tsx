import { IconArrowLeft } from '@tabler/icons-react';
import { Navigate } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { DemonstrationBadge } from '../../../domain/installation/demonstration-badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ColorSchemeButton } from '../../../ui/color-scheme-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import * as messages from '../messages.ts';
import { PaletteButton } from '../palette-button.tsx';
import { ShellFrame } from '../shell-frame.tsx';
import { useRole } from '../use-role.ts';
import { AdminBoundary } from './admin-boundary.tsx';
import styles from './admin-shell.module.css';
import { AdminSidebar } from './admin-sidebar.tsx';
import { HistoryNotice } from './history-notice.tsx';
import { SavedViewsButton } from './saved-views-button.tsx';

const AdminPalette = lazy(() => import('./admin-palette.tsx'));

/**
 * The frame of the back office. The server lets administrators in only; the browser asks again, and shows a page once it
 * is known who asks. Where that cannot be asked it says so: who is no administrator is led away, nobody else.
 */
export function AdminShell({ children }: { children: ReactNode }) {
  const { isAdministrator, failure } = useRole();
  if (isAdministrator === false && !failure) return <Navigate to="/tracker/dashboard" replace />;
  return (
    <ShellFrame
      sidebar={(isExpanded, close, search) => (
        <AdminSidebar
          search={search}
          isAdministrator={isAdministrator}
          isExpanded={isExpanded}
          onNavigate={close}
        />
      )}
      search={(place) =>
        isAdministrator && (
          <PaletteButton place={place}>{(palette) => <AdminPalette {...palette} />}</PaletteButton>
        )
      }
      tools={
        <>
          <ButtonLink to="/tracker" look="quiet">
            <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
            <span className={styles.word}>{messages.backToApp}</span>
          </ButtonLink>
          <DemonstrationBadge />
          {isAdministrator && <SavedViewsButton />}
          <ColorSchemeButton />
        </>
      }
    >
      {isAdministrator ? (
        <>
          <HistoryNotice />
          <AdminBoundary>{children}</AdminBoundary>
        </>
      ) : (
        <>
          <h1 className="visually-hidden">{messages.adminPanel}</h1>
          {failure ? (
            <ErrorState title={messages.accessNotChecked} {...failure} />
          ) : (
            <Spinner label={messages.loading} />
          )}
        </>
      )}
    </ShellFrame>
  );
}
