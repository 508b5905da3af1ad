import { Menu } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import styles from './pop-menu.module.css';

/** Where one of a menu's lines leads, or what it does. */
export interface PopMenuItem {
  label: string;
  Icon: Icon;
  /** A page; left out where choosing is all. */
  to?: LinkProps['to'];
  onChoose: () => void;
}

interface PopMenuProps {
  /** The button that opens it. */
  target: ReactElement;
  /** Said above the lines. */
  heading: string;
  /** Groups of lines, each apart from the one before. */
  groups: readonly (readonly PopMenuItem[])[];
  /** Above the button and as wide as it; else beside it. */
  isAbove: boolean;
}

/** A short menu behind a button of one's own. */
export function PopMenu({ target, heading, groups, isAbove }: PopMenuProps) {
  return (
    <Menu
      position={isAbove ? 'top' : 'right-end'}
      width={isAbove ? 'target' : 220}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={styles.heading}>{heading}</Menu.Label>
        {groups.flatMap((items, at) => [
          ...(at > 0 ? [<Menu.Divider key={`before ${items[0]?.label}`} />] : []),
          ...items.map((item) => <Line key={item.label} {...item} />),
        ])}
      </Menu.Dropdown>
    </Menu>
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
