import { IconLayoutSidebar, IconMenu2 } from '@tabler/icons-react';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import * as messages from './messages.ts';
import styles from './shell-frame.module.css';
import { useSidebar } from './use-sidebar.ts';

export type SearchPlace = 'bar' | 'sidebar' | 'collapsed';

const DrawerMenu = lazy(() => import('./drawer-menu.tsx'));

interface ShellFrameProps {
  sidebar: (isExpanded: boolean, onNavigate: () => void, search: ReactNode) => ReactNode;
  /** Shown in the sidebar, or in the top bar where the sidebar is a drawer. */
  search: (place: SearchPlace) => ReactNode;
  /** Whether it stands beside the page where there is room for it. */
  isSidebarShown?: boolean;
  /** What stands beside the toggle of the sidebar. */
  lead?: ReactNode;
  /** What the bar holds at its end. */
  tools: ReactNode;
  children: ReactNode;
}

/** Sidebar, bar and the page itself, of the tracker and of the back office. */
export function ShellFrame({
  sidebar,
  search,
  isSidebarShown = true,
  lead,
  tools,
  children,
}: ShellFrameProps) {
  const { isDrawer, isExpanded, isOpen, toggle, close } = useSidebar(isSidebarShown);
  // The drawer is loaded with its first use and stays, so that it can give the focus back.
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (isOpen) setNeeded(true);
  }, [isOpen]);
  const ToggleIcon = isDrawer ? IconMenu2 : IconLayoutSidebar;
  return (
    <div className={styles.shell} data-expanded={isExpanded} data-sidebar={isSidebarShown}>
      <a href="#main" className={styles.skip}>
        {messages.skipToMainContent}
      </a>
      {isDrawer ? (
        isNeeded && (
          <LazyPart
            onClose={() => {
              setNeeded(false);
              close();
            }}
          >
            <DrawerMenu isOpen={isOpen} onClose={close}>
              {sidebar(true, close, null)}
            </DrawerMenu>
          </LazyPart>
        )
      ) : (
        <aside className={styles.sidebar}>
          {sidebar(isExpanded, close, search(isExpanded ? 'sidebar' : 'collapsed'))}
        </aside>
      )}
      <div className={styles.page}>
        <header className={styles.bar}>
          <Button
            look="quiet"
            isIcon
            aria-label={messages.toggleSidebar}
            aria-expanded={isDrawer ? isOpen : isExpanded}
            aria-keyshortcuts="Control+B Meta+B"
            onClick={toggle}
          >
            <ToggleIcon size={18} stroke={1.75} />
          </Button>
          {lead && <div className={styles.lead}>{lead}</div>}
          <div className={styles.tools}>
            {isDrawer && search('bar')}
            {tools}
          </div>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}
