import { TextAreaField } from '../../../ui/field.tsx';
import type { OwnInput } from '../resources/resource-form.tsx';
import { toFeatures, toLines } from './feature-lines.ts';
import * as messages from './messages.ts';

/** A plan's features, a line each; one that begins with a minus is not included. */
export const FeatureInput: OwnInput = ({ label, error, value, onChange }) => (
  <TextAreaField
    label={label}
    error={error}
    rows={7}
    hint={messages.onePerLine}
    defaultValue={toLines(value)}
    onChange={(event) => onChange(toFeatures(event.currentTarget.value))}
  />
);
