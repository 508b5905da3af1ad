import { IconLogout, IconSelector, IconSettings } from '@tabler/icons-react';
import { richText } from '../../lib/rich-text.ts';
import { useSession } from '../../lib/use-services.ts';
import { useSignOut } from '../../lib/use-sign-out.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { PopMenu } from '../../ui/pop-menu.tsx';
import * as messages from './messages.ts';
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
  const logOut = [{ label: messages.logOut, Icon: IconLogout, onChoose: () => void signOut() }];
  const name = user.full_name || user.email;
  return (
    <PopMenu
      isAbove={isExpanded}
      heading={user.email}
      groups={[
        [{ label: messages.settings, Icon: IconSettings, to: '/tracker/settings', onChoose: onNavigate }],
        // Whoever views as a user stops that first: the session is the administrator's.
        ...(user.view_ends_at_ms === null ? [logOut] : []),
      ]}
      target={
        <button type="button" className={styles.target}>
          <Avatar email={user.email} imageUrl={user.image_url} />
          {richText(
            messages.account({
              name,
              label: (text) => <span className="visually-hidden">{text}</span>,
              who: (text) => <span className={isExpanded ? styles.name : 'visually-hidden'}>{text}</span>,
            }),
          )}
          {isExpanded && <IconSelector size={16} stroke={1.75} aria-hidden="true" />}
        </button>
      }
    />
  );
}
