import { IconMoon, IconSun } from '@tabler/icons-react';
import { type COLOR_SCHEME_CHOICES, chooseColorScheme } from '../lib/color-scheme.ts';
import { useColorScheme } from '../lib/use-color-scheme.ts';
import buttonStyles from './button.module.css';
import { classNames } from './class-names.ts';
import styles from './color-scheme-button.module.css';
import { COLOR_SCHEME_OPTIONS, useChosenColorScheme } from './color-scheme-choices.ts';
import * as messages from './messages.ts';

/** Dark, light or as the system has it; the choice stays in this browser. A native select needs no script. */
export function ColorSchemeButton() {
  const chosen = useChosenColorScheme();
  const Icon = useColorScheme() === 'light' ? IconSun : IconMoon;
  return (
    <span className={classNames(buttonStyles.button, buttonStyles.quiet, buttonStyles.icon, styles.frame)}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <select
        className={styles.choice}
        aria-label={messages.colors}
        title={messages.colors}
        value={chosen}
        onChange={({ target }) => chooseColorScheme(target.value as (typeof COLOR_SCHEME_CHOICES)[number])}
      >
        {COLOR_SCHEME_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
