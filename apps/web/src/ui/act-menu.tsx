import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Button } from './button.tsx';
import { MantineFrame } from './mantine-frame.tsx';

/** Something that can be done, in a menu. */
export interface MenuAct {
  label: string;
  isDangerous?: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
}

interface ActMenuProps {
  label: string;
  acts: readonly MenuAct[];
}

/** What can be done besides, behind one button. */
export function ActMenu({ label, acts }: ActMenuProps) {
  return (
    <MantineFrame>
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button>
            <IconDots size={16} stroke={1.75} aria-hidden="true" />
            {label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {acts.map(({ label: act, isDangerous, isDisabled, onChoose }) => (
            <Menu.Item
              key={act}
              disabled={isDisabled ?? false}
              onClick={onChoose}
              {...(isDangerous && { style: { color: 'var(--negative)' } })}
            >
              {act}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </MantineFrame>
  );
}
