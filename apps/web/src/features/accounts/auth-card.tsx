import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './auth-card.module.css';

interface AuthCardProps {
  title: string;
  lede: string;
  /** The way to the other form. */
  footer: ReactNode;
  children: ReactNode;
}

/** The frame that sign-in and sign-up share. */
export function AuthCard({ title, lede, footer, children }: AuthCardProps) {
  return (
    <div className={styles.page}>
      <section className={classNames('card', styles.card)}>
        <h1>{title}</h1>
        <p className={styles.lede}>{lede}</p>
        {children}
        <p className={styles.footer}>{footer}</p>
      </section>
    </div>
  );
}
