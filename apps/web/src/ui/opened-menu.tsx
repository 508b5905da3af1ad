import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { cloneElement, useEffect, useRef, useState } from 'react';
import { MantineFrame } from './mantine-frame.tsx';
import styles from './pop-menu.module.css';
import type { PopMenuItem, PopMenuProps } from './pop-menu.tsx';

export default function OpenedMenu({ target, heading, groups, isAbove }: PopMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The menu returns the focus to the element that had it, and the first button is gone.
    button.current?.focus();
    setOpen(true);
  }, []);
  return (
    <MantineFrame>
      <Menu
        opened={isOpen}
        onChange={setOpen}
        position={isAbove ? 'top' : 'right-end'}
        width={isAbove ? 'target' : 220}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>{cloneElement(target, { ref: button })}</Menu.Target>
        <Menu.Dropdown>
          <Menu.Label className={styles.heading}>{heading}</Menu.Label>
          {groups.flatMap((items, at) => [
            ...(at > 0 ? [<Menu.Divider key={`before ${items[0]?.label}`} />] : []),
            ...items.map((item) => <Line key={item.label} {...item} />),
          ])}
        </Menu.Dropdown>
      </Menu>
    </MantineFrame>
  );
}

function Line({ label, Icon, to, onChoose }: PopMenuItem) {
  const leftSection = <Icon size={16} stroke={1.75} />;
  if (to === undefined)
    return (
      <Menu.Item leftSection={leftSection} onClick={onChoose}>
        {label}
      </Menu.Item>
    );
  return (
    <Menu.Item component={Link} to={to} leftSection={leftSection} onClick={onChoose}>
      {label}
    </Menu.Item>
  );
}
