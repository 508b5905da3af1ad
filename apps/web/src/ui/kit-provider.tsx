import './mantine-styles.ts';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { mantineTheme, mantineVariables } from './mantine-theme.ts';
import { TipDelay } from './tip.tsx';

/** What the parts of the kit that are Mantine's stand in. */
export function KitProvider({
  colorScheme,
  children,
}: {
  colorScheme: 'dark' | 'light';
  children: ReactNode;
}) {
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={mantineVariables}
      forceColorScheme={colorScheme}
      deduplicateCssVariables
    >
      <TipDelay>{children}</TipDelay>
    </MantineProvider>
  );
}
