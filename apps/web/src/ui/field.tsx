import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import * as messages from './messages.ts';

interface FieldText {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
}

interface FieldProps extends FieldText {
  id: string;
  isOptional?: boolean;
  children: ReactNode;
}

/** The frame of every field: its label above, and its hint or its error below. */
export function Field({ id, label, hint, error, isOptional, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> {messages.optional}</span>}
      </label>
      {children}
      {hint && !error && (
        <p id={`${id}-note`} className="faint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-note`} className="fault">
          {error}
        </p>
      )}
    </div>
  );
}

/** What ties a control to the words of its frame. */
export function describeField(id: string, { hint, error }: FieldText) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? `${id}-note` : undefined,
  };
}

type TextFieldProps = FieldText &
  InputHTMLAttributes<HTMLInputElement> & { isOptional?: boolean; ref?: Ref<HTMLInputElement> };

/** A line of text with its label; the error takes the place of the hint. */
export function TextField({ label, hint, error, isOptional, className, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <input
        type="text"
        className={classNames(styles.control, className)}
        {...input}
        {...describeField(id, { label, hint, error })}
      />
    </Field>
  );
}

type SelectFieldProps = FieldText &
  SelectHTMLAttributes<HTMLSelectElement> & { options: readonly { value: string; label: string }[] };

/** A choice from a list, drawn by the browser: fast with long lists and at home on a phone. */
export function SelectField({ label, hint, error, options, className, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select
        className={classNames(styles.control, styles.select, className)}
        {...select}
        {...describeField(id, { label, hint, error })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

type TextAreaFieldProps = FieldText &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { isOptional?: boolean; ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text. */
export function TextAreaField({ label, hint, error, isOptional, className, ...area }: TextAreaFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <textarea
        rows={6}
        className={classNames(styles.control, styles.area, className)}
        {...area}
        {...describeField(id, { label, hint, error })}
      />
    </Field>
  );
}

type SwitchFieldProps = Pick<FieldText, 'label' | 'hint'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'>;

/** On or off, at once. */
export function SwitchField({ label, hint, className, ...input }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={classNames(styles.switchField, className)}>
      <label htmlFor={id} className={styles.switch}>
        {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state itself */}
        <input type="checkbox" role="switch" {...input} {...describeField(id, { label, hint })} />
        {label}
      </label>
      {hint && (
        <p id={`${id}-note`} className="faint">
          {hint}
        </p>
      )}
    </div>
  );
}
