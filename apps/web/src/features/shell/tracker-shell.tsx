import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { DemonstrationBadge } from '../../domain/installation/demonstration-badge.tsx';
import { useJudgedNames } from '../../domain/names/use-judged-names.ts';
import { RangePicker } from '../../domain/range/range-picker.tsx';
import { ColorSchemeButton } from '../../ui/color-scheme-button.tsx';
import { countsOverDays } from './counts-over-days.ts';
import { TRACKER_NAVIGATION } from './navigation.ts';
import { PaletteButton } from './palette-button.tsx';
import { ShellFrame } from './shell-frame.tsx';
import { SidebarNav } from './sidebar-nav.tsx';
import { useShownSidebar } from './use-shown-sidebar.ts';

const CommandPalette = lazy(() => import('./command-palette.tsx'));
const NamesBadge = lazy(() =>
  // Without it every page works, and headlines name whom they are about; only the way to change that is not shown.
  import('./names-badge.tsx').catch(() => ({ default: () => null })),
);

interface TrackerShellProps {
  onCheckAll: () => void;
  children: ReactNode;
}

/** The frame of every tracker page: sidebar, bar and the page itself. */
export function TrackerShell({ onCheckAll, children }: TrackerShellProps) {
  const names = useJudgedNames();
  const isSidebarShown = useShownSidebar();
  const hasRange = useRouterState({ select: ({ location }) => countsOverDays(location.pathname) });
  return (
    <ShellFrame
      isSidebarShown={isSidebarShown}
      sidebar={(isExpanded, close, search) => (
        <SidebarNav
          brand={names?.company}
          search={search}
          groups={TRACKER_NAVIGATION}
          isExpanded={isExpanded}
          onNavigate={close}
        />
      )}
      search={(place) => (
        <PaletteButton place={place}>
          {(palette) => <CommandPalette {...palette} onCheckAll={onCheckAll} />}
        </PaletteButton>
      )}
      lead={hasRange && <RangePicker />}
      tools={
        <>
          <div role="status">
            <Suspense fallback={null}>{names?.areChanged && <NamesBadge names={names} />}</Suspense>
          </div>
          <DemonstrationBadge />
          <ColorSchemeButton />
        </>
      }
    >
      {children}
    </ShellFrame>
  );
}
