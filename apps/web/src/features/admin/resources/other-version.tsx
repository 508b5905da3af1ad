import { Button } from '../../../ui/button.tsx';
import styles from './resource-form.module.css';
import { type FormField, valueInWords } from './resource-values.ts';

interface OtherVersionProps {
  one: string;
  /** Those in which the two differ. */
  fields: readonly FormField[];
  mine: Record<string, unknown>;
  theirs: Record<string, unknown>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else has saved the row meanwhile: both versions, field by field, and whose goes on. Nothing is overwritten unseen. */
export function OtherVersion({ one, fields, mine, theirs, onKeepMine, onTakeTheirs }: OtherVersionProps) {
  return (
    <section className={styles.versions} role="alert" aria-label="Two versions">
      <p>Somebody else has changed this {one} while you were editing it.</p>
      <dl>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              <span className={styles.who}>Theirs: </span>
              {valueInWords(field, theirs[field.name])}
            </dd>
            <dd>
              <span className={styles.who}>Yours: </span>
              {valueInWords(field, mine[field.name])}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button onClick={onTakeTheirs}>Take theirs</Button>
        <Button onClick={onKeepMine}>Keep mine</Button>
      </div>
    </section>
  );
}
