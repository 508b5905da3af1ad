import { PRODUCT_NAME } from '@answerscope/contract';
import styles from './logo.module.css';

/** The product's mark and name: an answer seen through a scope. */
export function Logo({ isMarkOnly = false }: { isMarkOnly?: boolean }) {
  return (
    <span className={styles.logo}>
      <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden="true">
        <circle cx="11" cy="11" r="9.25" stroke="currentColor" strokeWidth="1.5" />
        <path d="M6.5 8.75h9M6.5 13.25h5" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        <circle cx="14.75" cy="13.25" r="1.75" fill="var(--accent-text)" />
      </svg>
      <span className={isMarkOnly ? 'visually-hidden' : undefined}>{PRODUCT_NAME}</span>
    </span>
  );
}
