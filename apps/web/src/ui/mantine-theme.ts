import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const accent: MantineColorsTuple = [
  '#f0f0ff',
  '#dddcff',
  '#c4c2ff',
  '#aaa8ff',
  '#8d8af5',
  '#7673ea',
  '#5f5cdf',
  '#5451d3',
  '#4744c2',
  '#3a37a8',
];

/** Mantine's surfaces and lines in the dark scheme, from its text (0) to its deepest ground (9). */
const dark: MantineColorsTuple = [
  '#eceef2',
  '#c5cad3',
  '#a2a8b4',
  '#858b97',
  '#30343d',
  '#1d2027',
  '#15171c',
  '#111317',
  '#0a0b0d',
  '#07080a',
];

/** Mantine in our sizes; its colours come from the design tokens below. */
export const mantineTheme = createTheme({
  autoContrast: true,
  colors: { accent, dark },
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  fontFamily: 'var(--font-sans)',
  fontFamilyMonospace: 'var(--font-mono)',
  defaultRadius: 'md',
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
});

const shared = {
  '--mantine-color-body': 'var(--surface-page)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-muted)',
  '--mantine-color-placeholder': 'var(--text-faint)',
  '--mantine-color-error': 'var(--negative)',
  '--mantine-color-default': 'var(--surface-raised)',
  '--mantine-color-default-hover': 'var(--surface-hover)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
  '--mantine-primary-color-light': 'var(--accent-soft)',
  '--mantine-primary-color-light-color': 'var(--accent-text)',
};

/** Both schemes read the same tokens: the tokens themselves know dark from light. */
export const mantineVariables: CSSVariablesResolver = () => ({ variables: {}, dark: shared, light: shared });
