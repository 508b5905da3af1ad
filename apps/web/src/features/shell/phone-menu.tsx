import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TRACKER_NAVIGATION } from './navigation.ts';
import { SidebarNav } from './sidebar-nav.tsx';
import styles from './tracker-shell.module.css';

/** The sidebar as a drawer, where there is no room for it beside the page. */
export default function PhoneMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  // It notes who had the focus when it opens, not when it first appears.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(isOpen), [isOpen]);
  return (
    <Drawer
      opened={isShown}
      onClose={onClose}
      size="18rem"
      padding={0}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': 'Menu' } }}
      classNames={{ body: styles.drawerBody, content: styles.drawerContent }}
    >
      <Button look="quiet" isIcon className={styles.drawerClose} aria-label="Close menu" onClick={onClose}>
        <IconX size={20} stroke={1.75} />
      </Button>
      <SidebarNav groups={TRACKER_NAVIGATION} isExpanded onNavigate={onClose} />
    </Drawer>
  );
}
