import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import * as messages from './messages.ts';
import styles from './palette-button.module.css';
import type { SearchPlace } from './shell-frame.tsx';

interface PaletteButtonProps {
  place: SearchPlace;
  /** The palette, once somebody wants one. */
  children: (palette: { isOpen: boolean; onClose: () => void }) => ReactNode;
}

/** Opens the palette, which is loaded with its first use. Ctrl/Cmd+K does the same. */
export function PaletteButton({ place, children }: PaletteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);

  const open = () => {
    setNeeded(true);
    setOpen(true);
  };

  useEffect(() => {
    const toggleOnShortcut = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      setNeeded(true);
      setOpen((isNow) => !isNow);
    };
    addEventListener('keydown', toggleOnShortcut);
    return () => removeEventListener('keydown', toggleOnShortcut);
  }, []);

  return (
    <>
      <Button
        look="quiet"
        className={styles.button}
        data-place={place}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <IconSearch size={16} stroke={1.75} />
        <span className={styles.words}>{messages.search}</span>
        <kbd className={styles.keys}>{/mac/i.test(navigator.userAgent) ? '⌘K' : messages.ctrlK}</kbd>
      </Button>
      {isNeeded && (
        <LazyPart
          onClose={() => {
            setNeeded(false);
            setOpen(false);
          }}
        >
          {children({ isOpen, onClose: () => setOpen(false) })}
        </LazyPart>
      )}
    </>
  );
}
