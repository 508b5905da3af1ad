import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './shell-frame.module.css';

interface PhoneMenuProps {
  isOpen: boolean;
  onClose: () => void;
  /** The sidebar. */
  children: ReactNode;
}

/** The sidebar as a drawer, where there is no room for it beside the page. */
export default function PhoneMenu({ isOpen, onClose, children }: PhoneMenuProps) {
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
      {children}
    </Drawer>
  );
}
