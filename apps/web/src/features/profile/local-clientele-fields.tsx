import type { ReactNode } from 'react';
import { TextField } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { chooseLocal, chooseScope, type LocalClientele, SCOPES } from './local-clientele.ts';
import * as messages from './messages.ts';

interface LocalClienteleFieldsProps {
  value: LocalClientele;
  errors: { city?: ReactNode; state?: ReactNode };
  onChange: (value: LocalClientele) => void;
}

const YES_OR_NO = [
  { value: 'yes', label: messages.yes },
  { value: 'no', label: messages.no },
] as const;

/** Whether a company serves people on the spot, and where. */
export function LocalClienteleFields({ value, errors, onChange }: LocalClienteleFieldsProps) {
  const { serves_local, scope, city, state } = value;
  return (
    <>
      <Segmented
        label={messages.servesLocalCustomers}
        value={serves_local}
        options={YES_OR_NO}
        onChange={(answer) => onChange(chooseLocal(value, answer))}
      />
      {scope !== '' && (
        <Segmented
          label={messages.geographicScope}
          value={scope}
          options={SCOPES}
          onChange={(chosen) => onChange(chooseScope(value, chosen))}
        />
      )}
      {scope === 'specific_city' && (
        <TextField
          label={messages.city}
          hint={messages.cityHint}
          autoComplete="address-level2"
          required
          error={errors.city}
          value={city}
          onChange={(event) => onChange({ ...value, city: event.currentTarget.value })}
        />
      )}
      {scope !== '' && (
        <TextField
          label={messages.state}
          hint={scope === 'statewide' ? messages.stateHint : messages.stateOfCityHint}
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
