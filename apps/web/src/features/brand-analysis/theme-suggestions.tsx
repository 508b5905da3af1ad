import { IconPlus } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import * as sharedMessages from './messages.ts';
import type { SuggestedTheme } from './theme-list.ts';
import * as messages from './theme-messages.ts';
import styles from './theme-suggestions.module.css';

interface ThemeSuggestionsProps {
  suggestions: readonly SuggestedTheme[];
  onChoose: (suggestion: SuggestedTheme) => void;
}

/** Themes that the company's own words suggest; each opens the dialog with what is known of it. */
export function ThemeSuggestions({ suggestions, onChoose }: ThemeSuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <p className="quiet">{messages.themesFromMessagingPillars}</p>
      <ul className="row">
        {suggestions.map((one) => (
          <li key={one.label} className={styles.one}>
            <Button
              size="small"
              aria-label={sharedMessages.addAThemeFor({ pillar: one.label })}
              onClick={() => onChoose(one)}
            >
              <IconPlus size={14} stroke={1.75} aria-hidden="true" />
              <span className={styles.label}>{one.label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
