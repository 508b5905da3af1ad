import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { IconLogout, IconMoon, IconSearch, IconSun } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { chooseColorScheme } from '../../lib/color-scheme.ts';
import { useColorScheme } from '../../lib/use-color-scheme.ts';
import { useSignOut } from '../../lib/use-sign-out.ts';
import styles from './command-palette.module.css';
import { TRACKER_NAVIGATION } from './navigation.ts';

interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Every page and the actions that work anywhere, found by typing. */
export default function CommandPalette({ isOpen, onClose }: CommandPaletteProps) {
  // Its own store: closing by Escape or beside it is told only of what the store opened.
  const [[store, spotlight]] = useState(createSpotlight);
  useEffect(() => {
    if (isOpen) spotlight.open();
    else spotlight.close();
  }, [isOpen, spotlight]);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const other = useColorScheme() === 'dark' ? 'light' : 'dark';
  const SchemeIcon = other === 'light' ? IconSun : IconMoon;

  const leaveFor = (act: () => unknown) => {
    onClose();
    act();
  };

  const actions: SpotlightActionGroupData[] = [
    {
      group: 'Pages',
      actions: TRACKER_NAVIGATION.flatMap(({ label: group, items }) =>
        items.map(({ label, to, Icon }) => ({
          id: to,
          label,
          keywords: [group],
          leftSection: <Icon size={18} stroke={1.6} />,
          onClick: () => leaveFor(() => navigate({ to })),
        })),
      ),
    },
    {
      group: 'Actions',
      actions: [
        {
          id: 'color-scheme',
          label: `Switch to ${other} colours`,
          keywords: ['theme', 'dark', 'light'],
          leftSection: <SchemeIcon size={18} stroke={1.6} />,
          onClick: () => leaveFor(() => chooseColorScheme(other)),
        },
        {
          id: 'sign-out',
          label: 'Log out',
          keywords: ['sign out'],
          leftSection: <IconLogout size={18} stroke={1.6} />,
          onClick: () => leaveFor(signOut),
        },
      ],
    },
  ];

  return (
    <Spotlight
      attributes={{ content: { 'aria-label': 'Command palette' } }}
      classNames={{
        action: styles.action,
        content: styles.content,
        overlay: styles.overlay,
        search: styles.search,
      }}
      store={store}
      onSpotlightClose={onClose}
      shortcut={null}
      actions={actions}
      nothingFound="Nothing has this name"
      scrollable
      searchProps={{
        placeholder: 'Where to?',
        'aria-label': 'Search pages and actions',
        leftSection: <IconSearch size={18} stroke={1.6} />,
      }}
    />
  );
}
