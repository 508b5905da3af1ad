import type { ReactNode } from 'react';
import { TextField } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { chooseLocal, chooseScope, type LocalClientele, SCOPES } from './local-clientele.ts';

interface LocalClienteleFieldsProps {
  value: LocalClientele;
  errors: { city?: ReactNode; state?: ReactNode };
  onChange: (value: LocalClientele) => void;
}

const YES_OR_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** Whether a company serves people on the spot, and where. */
export function LocalClienteleFields({ value, errors, onChange }: LocalClienteleFieldsProps) {
  const { serves_local, scope, city, state } = value;
  return (
    <>
      <Segmented
        label="Do you serve local customers?"
        value={serves_local}
        options={YES_OR_NO}
        onChange={(answer) => onChange(chooseLocal(value, answer))}
      />
      {scope !== '' && (
        <Segmented
          label="Geographic scope"
          value={scope}
          options={SCOPES}
          onChange={(chosen) => onChange(chooseScope(value, chosen))}
        />
      )}
      {scope === 'specific_city' && (
        <TextField
          label="City"
          hint="Your questions are asked for this city."
          autoComplete="address-level2"
          required
          error={errors.city}
          value={city}
          onChange={(event) => onChange({ ...value, city: event.currentTarget.value })}
        />
      )}
      {scope !== '' && (
        <TextField
          label="State"
          hint={
            scope === 'statewide'
              ? 'Or the region. Your questions are asked for all of it.'
              : 'Or the region: tells your city from others of the same name.'
          }
          autoComplete="address-level1"
          required={scope === 'statewide'}
          isOptional={scope === 'specific_city'}
          error={errors.state}
          value={state}
          onChange={(event) => onChange({ ...value, state: event.currentTarget.value })}
        />
      )}
    </>
  );
}
