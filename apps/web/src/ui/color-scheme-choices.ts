import { useSyncExternalStore } from 'react';
import { COLOR_SCHEME_CHOICES, chosenColorScheme, subscribeColorScheme } from '../lib/color-scheme.ts';
import * as messages from './messages.ts';

const LABELS = { dark: messages.dark, light: messages.light, system: messages.system } as const;

export const COLOR_SCHEME_OPTIONS = COLOR_SCHEME_CHOICES.map((value) => ({ value, label: LABELS[value] }));

/** The choice of this browser; dark on the server. */
export const useChosenColorScheme = () =>
  useSyncExternalStore(subscribeColorScheme, chosenColorScheme, () => 'dark' as const);
