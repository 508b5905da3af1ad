import type { Icon } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { type ComponentProps, cloneElement, lazy, type ReactElement, useState } from 'react';
import { LazyPart } from './lazy-part.tsx';

const load = () => import('./opened-menu.tsx');
const OpenedMenu = lazy(load);

/** Where one of a menu's lines leads, or what it does. */
export interface PopMenuItem {
  label: string;
  Icon: Icon;
  /** A page; left out where choosing is all. */
  to?: LinkProps['to'];
  onChoose: () => void;
}

export interface PopMenuProps {
  /** The button that opens it. */
  target: ReactElement<ComponentProps<'button'>>;
  /** Said above the lines. */
  heading: string;
  /** Groups of lines, each apart from the one before. */
  groups: readonly (readonly PopMenuItem[])[];
  /** Above the button and as wide as it; else beside it. */
  isAbove: boolean;
}

/** A short menu behind a button, loaded when the pointer or the focus reaches it. */
export function PopMenu(props: PopMenuProps) {
  const [isNeeded, setNeeded] = useState(false);
  const preload = () => void load().catch(() => undefined);
  const closed = cloneElement(props.target, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => setNeeded(true),
  });
  if (!isNeeded) return closed;
  return (
    <LazyPart fallback={closed} onClose={() => setNeeded(false)}>
      <OpenedMenu {...props} />
    </LazyPart>
  );
}
