import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './facts.module.css';
import * as messages from './messages.ts';

/** What is known of something, each with its name; what is null is not known. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={classNames('card', styles.facts)}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className="quiet">{name}</dt>
          <dd>{value ?? <span className={styles.none}>{messages.notGiven}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
