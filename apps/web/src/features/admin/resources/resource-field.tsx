import { LIMITS, PICTURE_REFUSALS, PICTURE_TYPES } from '@answerscope/contract';
import type { UseFormReturnType } from '@mantine/form';
import { pictureUpload } from '../../../domain/media/upload-picture.ts';
import { ChoicesField } from '../../../ui/choices-field.tsx';
import { SelectField, SwitchField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { ImageField } from '../../../ui/image-field.tsx';
import * as messages from './messages.ts';
import { ReferenceField } from './reference-field.tsx';
import type { FormField, FormValues } from './resource-values.ts';

interface ResourceFieldProps {
  field: FormField;
  form: UseFormReturnType<FormValues>;
  hasFocus?: boolean;
}

/** One field of a resource's form, by its kind. A field of no kind known here is the page's own. */
export function ResourceField({ field, form, hasFocus }: ResourceFieldProps) {
  const { name, label, kind, hint, empty, unit } = field;
  const { value, onChange, error } = form.getInputProps(name);
  const text = {
    label,
    // 'None' says no more than that it is empty.
    hint: hint ?? (empty && empty !== messages.none ? messages.leftEmpty({ meaning: empty }) : undefined),
    error,
    value: String(value ?? ''),
    isOptional: empty !== undefined,
    autoFocus: hasFocus ?? false,
    autoComplete: 'off',
    onChange,
  };
  switch (kind) {
    case 'area':
      return <TextAreaField {...text} rows={3} />;
    case 'number':
      return (
        <TextField
          {...text}
          label={unit ? messages.labelAndUnit({ label, unit }) : label}
          inputMode="numeric"
        />
      );
    case 'money':
      return <TextField {...text} label={messages.labelInDollars({ label })} inputMode="decimal" />;
    case 'switch':
      return (
        <SwitchField
          label={label}
          hint={error ?? hint}
          checked={value === true}
          onChange={(event) => form.setFieldValue(name, event.currentTarget.checked)}
        />
      );
    case 'choices':
      return (
        <ChoicesField
          label={label}
          hint={hint}
          error={error}
          choices={field.choices}
          value={Array.isArray(value) ? value : []}
          onChange={(chosen) => form.setFieldValue(name, chosen)}
        />
      );
    case 'choice':
      return (
        <SelectField
          label={label}
          hint={hint}
          error={error}
          options={field.choices}
          value={String(value)}
          onChange={onChange}
        />
      );
    case 'moment':
      return <TextField {...text} type="datetime-local" />;
    case 'reference':
      return (
        <ReferenceField
          label={label}
          hint={hint}
          error={error}
          references={field.references}
          empty={empty}
          value={String(value ?? '')}
          autoFocus={hasFocus ?? false}
          onChange={(id) => form.setFieldValue(name, id)}
        />
      );
    case 'image':
      return field.purpose && <PictureField field={field} form={form} purpose={field.purpose} />;
    default:
      return <TextField {...text} />;
  }
}

/** A picture that is uploaded at once; the row keeps its address, and beside it what it shows in words. */
function PictureField({
  field: { name, label, hint, alt = '' },
  form,
  purpose,
}: ResourceFieldProps & { purpose: NonNullable<FormField['purpose']> }) {
  const url = String(form.values[name] ?? '');
  return (
    <ImageField<{ url: string }>
      label={label}
      hint={hint}
      error={form.errors[name] ?? form.errors[alt]}
      value={url === '' ? null : { url }}
      onChange={(image) => form.setFieldValue(name, image?.url ?? '')}
      alt={String(form.values[alt] ?? '')}
      onAltChange={(words) => form.setFieldValue(alt, words)}
      accept={PICTURE_TYPES}
      bytesMax={LIMITS.picture_bytes_max}
      tooLarge={PICTURE_REFUSALS.picture_too_large}
      upload={pictureUpload(purpose)}
    />
  );
}
