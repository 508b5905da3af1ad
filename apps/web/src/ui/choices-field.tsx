import { type ReactNode, useId } from 'react';
import { checkbox } from './checkbox.ts';
import styles from './choices-field.module.css';

interface ChoicesFieldProps {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  choices: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Several of a few, all in sight. What is chosen keeps the order of the choices. */
export function ChoicesField({ label, hint, error, choices, value, onChange }: ChoicesFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <fieldset
      className={styles.group}
      aria-describedby={note ? `${id}-note` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="checkbox"
              className={checkbox}
              checked={value.includes(choice.value)}
              onChange={(event) => {
                const isChosen = event.currentTarget.checked;
                const kept = choices
                  .map((one) => one.value)
                  .filter((one) => (one === choice.value ? isChosen : value.includes(one)));
                onChange(kept);
              }}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {note && (
        <p id={`${id}-note`} className={error ? 'fault' : 'quiet'}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
