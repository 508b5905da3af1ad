import { Menu } from '@mantine/core';
import { IconLogout, IconSelector, IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../lib/use-services.ts';
import { useSignOut } from '../../lib/use-sign-out.ts';
import { Avatar } from '../../ui/avatar.tsx';
import styles from './user-menu.module.css';

interface UserMenuProps {
  isExpanded: boolean;
  onNavigate: () => void;
}

/** Who is signed in, and the ways to the settings and out. */
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
          <Avatar email={user.email} imageUrl={user.image_url} />
          <span className="visually-hidden">Account: </span>
          <span className={isExpanded ? styles.name : 'visually-hidden'}>{name}</span>
          {isExpanded && <IconSelector size={16} stroke={1.75} aria-hidden="true" />}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={styles.email}>{user.email}</Menu.Label>
        <Menu.Item
          component={Link}
          to="/tracker/settings"
          leftSection={<IconSettings size={16} stroke={1.75} />}
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
