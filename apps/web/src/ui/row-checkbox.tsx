import { useEffect, useRef } from 'react';
import { checkbox } from './checkbox.ts';
import styles from './row-checkbox.module.css';

interface RowCheckboxProps {
  label: string;
  /** 'some': it stands for several rows of which not all are chosen. */
  share: 'all' | 'some' | 'none';
  isDisabled?: boolean;
  onChange: (isSelected: boolean) => void;
}

/** Chooses a row of a table, or all rows of its page. Large enough for a finger. */
export function RowCheckbox({ label, share, isDisabled, onChange }: RowCheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = share === 'some';
  }, [share]);
  return (
    <label className={styles.box}>
      <span className="visually-hidden">{label}</span>
      <input
        type="checkbox"
        className={checkbox}
        ref={input}
        checked={share === 'all'}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
