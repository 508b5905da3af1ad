import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  label: string;
  /** The label is heard but not seen: where the choices speak for themselves. */
  hidesLabel?: boolean;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
}

/** One of a few choices, all in sight; the arrow keys go through them. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, hidesLabel, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className={hidesLabel ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
