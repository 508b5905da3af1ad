import { useEffect, useState } from 'react';
import { TextField } from './field.tsx';

interface DateFieldProps {
  label: string;
  /** The day in force, '2026-03-02'; empty where there is none. */
  value: string;
  required?: boolean;
  max?: string;
  /** Told once the field is left or Enter is pressed, not of every part that is typed; empty where it was cleared. */
  onDay: (day: string) => void;
}

/** A day that something is narrowed by. */
export function DateField({ label, value, onDay, ...input }: DateFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const settle = (field: HTMLInputElement) => {
    // What is half typed is no day: the one in force comes back.
    if (field.validity.badInput || (input.required && field.value === '')) {
      field.value = value;
      setTyped(value);
    } else if (field.value !== value) onDay(field.value);
  };
  return (
    <TextField
      label={label}
      type="date"
      {...input}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={({ currentTarget }) => settle(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') settle(currentTarget);
      }}
    />
  );
}
