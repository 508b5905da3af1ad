import { SLUG_MAX } from '@answerscope/contract';
import { TextField } from '../../../ui/field.tsx';
import * as messages from './messages.ts';
import { slugFromTitle } from './publishing-state.ts';
import type { OwnInput } from './resource-form.tsx';

/** The title; of a new page it proposes the slug until somebody types another. */
export const TitleInput: OwnInput = ({
  label,
  error,
  value,
  values,
  row,
  hasFocus,
  onChange,
  onChangeOf,
}) => {
  const title = String(value ?? '');
  return (
    <TextField
      label={label}
      error={error}
      autoFocus={hasFocus}
      autoComplete="off"
      value={title}
      onChange={({ currentTarget: { value: typed } }) => {
        const isProposed = String(values.slug ?? '') === slugFromTitle(title, SLUG_MAX);
        onChange(typed);
        if (row === null && isProposed) onChangeOf('slug', slugFromTitle(typed, SLUG_MAX));
      }}
    />
  );
};

/** The slug; one that changes says what becomes of the address before. */
export const SlugInput: OwnInput = ({ label, error, value, row, onChange }) => {
  const former = typeof row?.slug === 'string' ? row.slug : null;
  const isChanged = former !== null && value !== former;
  return (
    <TextField
      label={label}
      error={error}
      autoComplete="off"
      hint={isChanged ? messages.theOldAddressRedirectsNew : messages.theLastPartAddress}
      value={String(value ?? '')}
      onChange={({ currentTarget: { value: typed } }) => onChange(typed)}
    />
  );
};
