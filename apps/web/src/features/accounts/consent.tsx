import type { ReactNode } from 'react';
import { richText } from '../../lib/rich-text.ts';
import styles from './auth-card.module.css';
import * as messages from './messages.ts';

/** Terms and privacy of a new account. The links open beside the form, which keeps what was typed. */
export function Consent() {
  const linkTo = (href: string) => (text: ReactNode) => (
    <a href={href} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
  return (
    <p className={styles.consent}>
      {richText(messages.youAgree({ terms: linkTo('/terms'), privacy: linkTo('/privacy') }))}
    </p>
  );
}
