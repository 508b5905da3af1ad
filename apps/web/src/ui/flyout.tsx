import { Popover } from '@mantine/core';
import { type FocusEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';

const LEAVE_MS = 150;

interface FlyoutTarget {
  'aria-expanded': boolean;
  onClick: () => void;
}

interface FlyoutProps {
  /** One button. */
  target: (props: FlyoutTarget) => ReactElement;
  children: (close: () => void) => ReactNode;
}

/** Links beside a button. A mouse shows them on hover, a click or a key until they are closed. */
export function Flyout({ target, children }: FlyoutProps) {
  const [openedBy, setOpenedBy] = useState<'hover' | 'click' | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = openedBy !== null;
  const close = () => setOpenedBy(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by click and by key
    <div
      onPointerEnter={({ pointerType }) => {
        clearTimeout(leaving.current);
        if (pointerType === 'mouse') setOpenedBy((by) => by ?? 'hover');
      }}
      onPointerLeave={() => {
        leaving.current = setTimeout(() => setOpenedBy((by) => (by === 'hover' ? null : by)), LEAVE_MS);
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Popover
        opened={isOpen}
        onChange={(opened) => !opened && close()}
        position="right-start"
        offset={4}
        withinPortal={false}
        withRoles={false}
        returnFocus
        transitionProps={{ duration: 0 }}
      >
        <Popover.Target>
          {target({
            'aria-expanded': isOpen,
            onClick: () => setOpenedBy((by) => (by === 'click' ? null : 'click')),
          })}
        </Popover.Target>
        <Popover.Dropdown p={4}>{children(close)}</Popover.Dropdown>
      </Popover>
    </div>
  );
}
