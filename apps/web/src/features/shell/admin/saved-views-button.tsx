import { IconBookmark } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import * as messages from '../messages.ts';
import styles from './admin-shell.module.css';

const SavedViewsSheet = lazy(() => import('./saved-views-sheet.tsx'));

/** Opens the saved views, which are loaded with their first use. */
export function SavedViewsButton() {
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        onClick={() => {
          setNeeded(true);
          setOpen(true);
        }}
      >
        <IconBookmark size={16} stroke={1.75} aria-hidden="true" />
        <span className={styles.word}>{messages.views}</span>
      </Button>
      {isNeeded && (
        <LazyPart onClose={() => setNeeded(false)}>
          <SavedViewsSheet isOpen={isOpen} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
