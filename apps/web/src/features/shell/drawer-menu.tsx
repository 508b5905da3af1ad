import type { ReactNode } from 'react';
import { Drawer } from '../../ui/drawer.tsx';
import * as messages from './messages.ts';

interface DrawerMenuProps {
  isOpen: boolean;
  onClose: () => void;
  /** The sidebar. */
  children: ReactNode;
}

/** The sidebar as a drawer, where there is no room for it beside the page, or it is not wanted there. */
export default function DrawerMenu(props: DrawerMenuProps) {
  return <Drawer label={messages.menu} closeLabel={messages.closeMenu} {...props} />;
}
