import { Drawer as Frame } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import styles from './drawer.module.css';
import { MantineFrame } from './mantine-frame.tsx';

interface DrawerProps {
  /** 'Menu' */
  label: string;
  /** 'Close menu' */
  closeLabel: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What comes from the left side over the page, as high as the screen. */
export function Drawer({ label, closeLabel, isOpen, onClose, children }: DrawerProps) {
  // It notes who had the focus when it opens, not when it first appears.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(isOpen), [isOpen]);
  return (
    <MantineFrame>
      <Frame
        opened={isShown}
        onClose={onClose}
        size="18rem"
        padding={0}
        withCloseButton={false}
        attributes={{ content: { 'aria-label': label } }}
        classNames={{ body: styles.body, content: styles.content }}
      >
        <Button look="quiet" isIcon className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <IconX size={20} stroke={1.75} />
        </Button>
        {children}
      </Frame>
    </MantineFrame>
  );
}
