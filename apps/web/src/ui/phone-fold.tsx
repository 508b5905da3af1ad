import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import styles from './phone-fold.module.css';

interface PhoneFoldProps {
  /** What is folded away, on the button that opens it. */
  label: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** Fields that a phone folds away behind one button; elsewhere they stand where they are, as parts of what is around. */
export function PhoneFold({ label, isOpenAtFirst = false, children }: PhoneFoldProps) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isOpenAtFirst;
  return (
    <>
      <Button
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen(!isOpen)}
      >
        {label}
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
      </Button>
      <div id={id} className={styles.content} data-open={isOpen}>
        {children}
      </div>
    </>
  );
}
