import type { ReactNode } from 'react';
import { Drawer } from '../../ui/drawer.tsx';

interface PhoneMenuProps {
  isOpen: boolean;
  onClose: () => void;
  /** The sidebar. */
  children: ReactNode;
}

/** The sidebar as a drawer, where there is no room for it beside the page. */
export default function PhoneMenu(props: PhoneMenuProps) {
  return <Drawer label="Menu" {...props} />;
}
