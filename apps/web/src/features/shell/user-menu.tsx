import { Menu } from '@mantine/core';
import { IconLogout, IconSelector, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../lib/use-services.ts';
import { useSignOut } from '../../lib/use-sign-out.ts';
import styles from './user-menu.module.css';

interface UserMenuProps {
  isExpanded: boolean;
  onNavigate: () => void;
}

/** Who is signed in, and the ways to the profile and out. */
export function UserMenu({ isExpanded, onNavigate }: UserMenuProps) {
  const user = useSession();
  const signOut = useSignOut();
  if (!user) return null;
  const name = user.full_name || user.email;
  return (
    <Menu
      position={isExpanded ? 'top' : 'right-end'}
      width={isExpanded ? 'target' : 220}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <button type="button" className={styles.target}>
          <span className={styles.avatar} data-letter={user.email.charAt(0).toUpperCase()} />
          <span className="visually-hidden">Account: </span>
          <span className={isExpanded ? styles.name : 'visually-hidden'}>{name}</span>
          {isExpanded && <IconSelector size={16} stroke={1.75} aria-hidden="true" />}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={styles.email}>{user.email}</Menu.Label>
        <Menu.Item
          component={Link}
          to="/tracker/profile"
          leftSection={<IconUserCircle size={16} stroke={1.75} />}
          onClick={onNavigate}
        >
          Settings
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.75} />} onClick={() => void signOut()}>
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
