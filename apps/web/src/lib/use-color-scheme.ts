import { useSyncExternalStore } from 'react';
import { type ColorScheme, currentColorScheme, subscribeColorScheme } from './color-scheme.ts';

/** The scheme that is painted now; dark while the page is rendered on the server. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribeColorScheme, currentColorScheme, () => 'dark');
}
