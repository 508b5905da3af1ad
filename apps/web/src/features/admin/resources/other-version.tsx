import { useQuery } from '@tanstack/react-query';
import { TwoVersions } from '../../../ui/two-versions.tsx';
import * as messages from './messages.ts';
import { type FormField, valueInWords } from './resource-values.ts';
import { useReferenced } from './use-referenced.ts';

interface OtherVersionProps {
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
export function OtherVersion({ fields, onlyTheirs, merged, theirs, onChoose }: OtherVersionProps) {
  const shown = (field: FormField, value: unknown) => <FieldValue field={field} value={value} />;
  return (
    <TwoVersions
      text={messages.changedMeanwhile}
      fields={[
        ...fields.map((field) => ({
          ...field,
          theirs: shown(field, theirs[field.name]),
          yours: shown(field, merged[field.name]),
        })),
        ...onlyTheirs.map((field) => ({ ...field, theirs: shown(field, theirs[field.name]) })),
      ]}
      onTakeTheirs={() => onChoose(theirs)}
      onKeepMine={() => onChoose(merged)}
    />
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
