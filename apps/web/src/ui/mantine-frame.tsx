import './mantine-styles.ts';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme } from '../lib/use-color-scheme.ts';
import { mantineTheme, mantineVariables } from './mantine-theme.ts';

/** Surrounds each part of the kit that is Mantine's. Pages without one do not load it. */
export function MantineFrame({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={mantineVariables}
      forceColorScheme={useColorScheme()}
      deduplicateCssVariables
    >
      {children}
    </MantineProvider>
  );
}
