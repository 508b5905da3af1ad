import { TAG_COLORS, type TagColor } from '@answerscope/contract';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { COLOR_NAMES } from '../../domain/tag/color-names.ts';
import { richText } from '../../lib/rich-text.ts';
import styles from './color-field.module.css';
import * as messages from './messages.ts';

interface ColorFieldProps {
  value: TagColor;
  onChange: (color: TagColor) => void;
}

/** One of the ten colours, each with its name; the arrow keys go through them. */
export function ColorField({ value, onChange }: ColorFieldProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {richText(messages.color({ color: COLOR_NAMES[value], name: (text) => <span>{text}</span> }))}
      </legend>
      <div className={styles.colors}>
        {TAG_COLORS.map((color) => (
          <label
            key={color}
            className={styles.color}
            style={{ backgroundColor: color }}
            title={COLOR_NAMES[color]}
          >
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              aria-label={COLOR_NAMES[color]}
              checked={color === value}
              onChange={() => onChange(color)}
            />
            <IconCheck size={18} stroke={2.5} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
