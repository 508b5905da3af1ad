import styles from './spinner.module.css';

/** Something is under way; the words say what. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {label}
    </div>
  );
}
