import * as messages from './messages.ts';
import '@mantine/spotlight/styles.layer.css';
import {
  createSpotlight,
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { MantineFrame } from './mantine-frame.tsx';
import styles from './palette.module.css';
import { useFirstSelected } from './use-first-selected.ts';

/** What can be chosen in a palette, and the groups in which it stands. */
export type PaletteAction = SpotlightActionData;
export type PaletteGroup = SpotlightActionGroupData;

interface PaletteProps {
  isOpen: boolean;
  onClose: () => void;
  /** What is searched, for people who cannot see it; and in the field while nothing is typed. */
  searchLabel: string;
  placeholder: string;
  typed: string;
  onTyped: (typed: string) => void;
  /** What fits what was typed, best first. */
  groups: PaletteGroup[];
  nothingFound: string;
}

/** Pages, things and acts that are found by typing. */
export function Palette(props: PaletteProps) {
  const { isOpen, onClose, searchLabel, placeholder, typed, onTyped, groups, nothingFound } = props;
  // Its own store: closing by Escape or beside it is told only of what the store opened.
  const [[store, spotlight]] = useState(createSpotlight);
  useEffect(() => {
    if (isOpen) spotlight.open();
    else spotlight.close();
  }, [isOpen, spotlight]);
  useFirstSelected(store, {
    typed,
    shown: groups.flatMap((one) => one.actions.map(({ id }) => id)).join(' '),
  });
  return (
    <MantineFrame>
      <Spotlight
        attributes={{ content: { 'aria-label': messages.commandPalette } }}
        classNames={{
          action: styles.action,
          actionDescription: styles.description,
          actionSection: styles.section,
          content: styles.content,
          overlay: styles.overlay,
          search: styles.search,
        }}
        store={store}
        onSpotlightClose={onClose}
        shortcut={null}
        actions={groups}
        // They are what fits already.
        filter={(_query, all) => all}
        query={typed}
        onQueryChange={onTyped}
        nothingFound={nothingFound}
        scrollable
        searchProps={{
          placeholder,
          'aria-label': searchLabel,
          leftSection: <IconSearch size={18} stroke={1.6} />,
        }}
      />
    </MantineFrame>
  );
}
