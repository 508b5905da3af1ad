import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './resource-form.module.css';
import { type FormField, valueInWords } from './resource-values.ts';
import { useReferenced } from './use-referenced.ts';

interface OtherVersionProps {
  one: string;
  /** Those that were changed here to something else than the other has. */
  fields: readonly FormField[];
  /** Those that only the other has changed. */
  onlyTheirs: readonly FormField[];
  /** What was changed here, over all that the other has. */
  merged: Record<string, unknown>;
  theirs: Record<string, unknown>;
  /** What the form goes on with. */
  onChoose: (values: Record<string, unknown>) => void;
}

/**
 * Somebody else has saved the row meanwhile: both versions, field by field, and whose goes on. Nothing is overwritten
 * unseen, and what only the other has changed stays either way.
 */
export function OtherVersion({ one, fields, onlyTheirs, merged, theirs, onChoose }: OtherVersionProps) {
  const section = useRef<HTMLElement>(null);
  // A long form is saved at its end, and this stands at its beginning.
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} className={styles.versions} role="alert" aria-label="Two versions">
      <p>Somebody else has changed this {one} while you were editing it.</p>
      <dl>
        {fields.map((field) => (
          <div key={field.name}>
            <dt className="quiet">{field.label}</dt>
            <dd>
              <span className={styles.who}>Theirs: </span>
              <FieldValue field={field} value={theirs[field.name]} />
            </dd>
            <dd>
              <span className={styles.who}>Yours: </span>
              <FieldValue field={field} value={merged[field.name]} />
            </dd>
          </div>
        ))}
        {onlyTheirs.map((field) => (
          <div key={field.name}>
            <dt className="quiet">{field.label}</dt>
            <dd>
              <span className={styles.who}>Theirs, which stays: </span>
              <FieldValue field={field} value={theirs[field.name]} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button onClick={() => onChoose(theirs)}>Take theirs</Button>
        <Button onClick={() => onChoose(merged)}>Keep mine</Button>
      </div>
    </section>
  );
}

function FieldValue({ field, value }: { field: FormField; value: unknown }) {
  if (field.kind === 'reference' && typeof value === 'string' && value !== '')
    return <Referenced references={field.references} id={value} />;
  return valueInWords(field, value);
}

function Referenced({ references, id }: { references: string; id: string }) {
  const { procedures, nameOf } = useReferenced(references);
  const { data } = useQuery({
    queryKey: procedures.get.key({ input: { id } }),
    queryFn: () => procedures.get.call({ id }),
  });
  return data ? nameOf(data) : id;
}
