import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, type ToggleEvent, useEffect, useState } from 'react';
import { Boundary } from './boundary.tsx';
import styles from './fold.module.css';
import { useArrival } from './use-arrival.ts';

interface FoldProps {
  /** The target of links, which open it. */
  id?: string;
  title: string;
  /** Grey words beside the title. */
  note?: ReactNode;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A folded part of a page. Its content is loaded when it is first opened. */
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
