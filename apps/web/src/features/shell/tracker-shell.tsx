import { IconLayoutSidebar, IconMenu2 } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useJudgedNames } from '../../domain/names/use-judged-names.ts';
import { Button } from '../../ui/button.tsx';
import { ColorSchemeButton } from '../../ui/color-scheme-button.tsx';
import { DemonstrationBadge } from './demonstration-badge.tsx';
import { TRACKER_NAVIGATION } from './navigation.ts';
import { PaletteButton } from './palette-button.tsx';
import { SidebarNav } from './sidebar-nav.tsx';
import styles from './tracker-shell.module.css';
import { useSidebar } from './use-sidebar.ts';

const NamesBadge = lazy(() =>
  // Without it every page works, and headlines name whom they are about; only the way to change that is not shown.
  import('./names-badge.tsx').catch(() => ({ default: () => null })),
);
const PhoneMenu = lazy(() => import('./phone-menu.tsx'));

interface TrackerShellProps {
  onCheckAll: () => void;
  children: ReactNode;
}

/** The frame of every tracker page: sidebar, bar and the page itself. */
export function TrackerShell({ onCheckAll, children }: TrackerShellProps) {
  const names = useJudgedNames();
  const { isPhone, isExpanded, isOpen, toggle, close } = useSidebar();
  // The drawer is loaded with its first use and stays, so that it can give the focus back.
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (isOpen) setNeeded(true);
  }, [isOpen]);
  const ToggleIcon = isPhone ? IconMenu2 : IconLayoutSidebar;
  return (
    <div className={styles.shell} data-expanded={isExpanded}>
      <a href="#main" className={styles.skip}>
        Skip to main content
      </a>
      {isPhone ? (
        <Suspense fallback={null}>{isNeeded && <PhoneMenu isOpen={isOpen} onClose={close} />}</Suspense>
      ) : (
        <aside className={styles.sidebar}>
          <SidebarNav groups={TRACKER_NAVIGATION} isExpanded={isExpanded} onNavigate={close} />
        </aside>
      )}
      <div className={styles.page}>
        <header className={styles.bar}>
          <Button
            look="quiet"
            isIcon
            aria-label="Toggle sidebar"
            aria-expanded={isPhone ? isOpen : isExpanded}
            aria-keyshortcuts="Control+B Meta+B"
            onClick={toggle}
          >
            <ToggleIcon size={18} stroke={1.75} />
          </Button>
          <div className={styles.tools}>
            <div role="status">
              <Suspense fallback={null}>{names?.areChanged && <NamesBadge names={names} />}</Suspense>
            </div>
            <DemonstrationBadge />
            <PaletteButton onCheckAll={onCheckAll} />
            <ColorSchemeButton />
          </div>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}
