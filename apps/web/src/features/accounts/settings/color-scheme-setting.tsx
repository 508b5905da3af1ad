import { useSyncExternalStore } from 'react';
import {
  COLOR_SCHEME_CHOICES,
  chooseColorScheme,
  chosenColorScheme,
  subscribeColorScheme,
} from '../../../lib/color-scheme.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import * as messages from '../messages.ts';

const LABELS = { dark: messages.dark, light: messages.light, system: messages.system } as const;
const OPTIONS = COLOR_SCHEME_CHOICES.map((value) => ({ value, label: LABELS[value] }));

/** The colors of this browser. */
export function ColorSchemeSetting() {
  const chosen = useSyncExternalStore(subscribeColorScheme, chosenColorScheme, () => 'dark' as const);
  return (
    <Segmented
      label={messages.colorsInThisBrowser}
      value={chosen}
      options={OPTIONS}
      onChange={chooseColorScheme}
    />
  );
}
