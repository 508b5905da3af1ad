import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, type ToggleEvent, useEffect, useState } from 'react';
import { Boundary } from './boundary.tsx';
import styles from './fold.module.css';
import { useArrival } from './use-arrival.ts';

interface FoldProps {
  /** Where a link may lead to: it arrives at what is open. */
  id?: string;
  title: string;
  /** In grey beside the title: how much is in it. */
  note?: ReactNode;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A part of a page that is read when it is needed: drawn and loaded once it was opened, and kept from then on. */
export function Fold({ id, title, note, isOpenAtFirst = false, children }: FoldProps) {
  const part = useArrival<HTMLDetailsElement>(id);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [wasOpened, setWasOpened] = useState(isOpenAtFirst);
  useEffect(() => {
    const openWhenMeant = () => {
      if (id === undefined || location.hash !== `#${id}`) return;
      setOpen(true);
      setWasOpened(true);
    };
    openWhenMeant();
    addEventListener('hashchange', openWhenMeant);
    return () => removeEventListener('hashchange', openWhenMeant);
  }, [id]);
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    setOpen(currentTarget.open);
    if (currentTarget.open) setWasOpened(true);
  };
  return (
    <details ref={part} id={id} className={styles.fold} open={isOpen} onToggle={onToggle}>
      <summary>
        <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
        <h2>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
      </summary>
      {wasOpened && (
        <div className={styles.content}>
          <Boundary level="section">{children}</Boundary>
        </div>
      )}
    </details>
  );
}
