import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import * as messages from './messages.ts';
import styles from './two-versions.module.css';

/** What differs between two versions. */
interface DifferingField {
  name: string;
  label: string;
  theirs: ReactNode;
  /** Undefined where it was changed by the other alone, whose value stays. */
  yours?: ReactNode;
}

interface TwoVersionsProps {
  /** What has happened, in a sentence. */
  text: string;
  fields: readonly DifferingField[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** What is being edited was saved by somebody else meanwhile: both versions, field by field, and whose goes on. */
export function TwoVersions({ text, fields, onTakeTheirs, onKeepMine }: TwoVersionsProps) {
  const section = useRef<HTMLElement>(null);
  // A long form is saved at its end, and this stands at its beginning.
  useEffect(() => section.current?.focus(), []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.versions}
      role="alert"
      aria-label={messages.twoVersions}
    >
      <p>{text}</p>
      <dl>
        {fields.map(({ name, label, theirs, yours }) => (
          <div key={name}>
            <dt className="quiet">{label}</dt>
            <dd>
              <span className={styles.who}>
                {yours === undefined ? messages.theirsStays : messages.theirs}{' '}
              </span>
              {theirs}
            </dd>
            {yours !== undefined && (
              <dd>
                <span className={styles.who}>{messages.yours} </span>
                {yours}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button onClick={onTakeTheirs}>{messages.takeTheirs}</Button>
        <Button onClick={onKeepMine}>{messages.keepMine}</Button>
      </div>
    </section>
  );
}
