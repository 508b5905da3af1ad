import { TextAreaField } from '../../../ui/field.tsx';
import type { OwnInput } from '../resources/resource-form.tsx';
import { toFeatures, toLines } from './feature-lines.ts';

/** A plan's features, a line each; one that begins with a minus is not included. */
export const FeatureInput: OwnInput = ({ label, error, value, onChange }) => (
  <TextAreaField
    label={label}
    error={error}
    rows={7}
    hint="One per line. A line that begins with - is shown as not included."
    defaultValue={toLines(value)}
    onChange={(event) => onChange(toFeatures(event.currentTarget.value))}
  />
);
