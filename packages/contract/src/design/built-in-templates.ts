import * as messages from './messages.ts';
import type { TokenValue } from './token-value.ts';

/** A theme template that comes with the product. */
export interface BuiltInTemplate {
  name: string;
  description: string;
  tokens: readonly TokenValue[];
}

type Colors = Readonly<Record<string, readonly [dark: string, light: string]>>;
type Others = Readonly<Record<string, string>>;

const template = (
  name: string,
  description: string,
  colors: Colors,
  others: Others = {},
): BuiltInTemplate => ({
  name,
  description,
  tokens: [
    ...Object.entries(colors).flatMap(([token_name, [dark, light]]) => [
      { token_name, scheme: 'dark' as const, token_value: dark },
      { token_name, scheme: 'light' as const, token_value: light },
    ]),
    ...Object.entries(others).map(([token_name, token_value]) => ({
      token_name,
      scheme: 'both' as const,
      token_value,
    })),
  ],
});

/** The templates that come with the product: a test holds each to every pair of contrast, in both schemes. */
export const BUILT_IN_TEMPLATES: readonly BuiltInTemplate[] = [
  template(messages.teal, messages.theBuiltInLookWith, {
    accent: ['#0f766e', '#0f766e'],
    accent_hover: ['#115e59', '#115e59'],
    accent_text: ['#5eead4', '#0b5e57'],
    accent_soft: ['#14b8a629', '#0f766e1a'],
    accent_line: ['#14b8a673', '#0f766e66'],
    glow: ['#14b8a638', '#14b8a61a'],
  }),
  template(
    messages.warm,
    messages.surfacesWarmGrey,
    {
      surface_page: ['#100e0c', '#fdfbf7'],
      surface_raised: ['#181512', '#ffffff'],
      surface_sunken: ['#0b0a08', '#f7f3ec'],
      surface_hover: ['#1f1b17', '#f5f0e8'],
      surface_active: ['#27221d', '#ede6db'],
      surface_overlay: ['#1c1815', '#ffffff'],
      line: ['#2a2520', '#eae3d8'],
      line_strong: ['#40382f', '#d9cfc0'],
      line_control: ['#75695b', '#8b8172'],
      text: ['#f3efe9', '#1f1a14'],
      text_muted: ['#b5aa9b', '#5f574b'],
      text_faint: ['#968a7a', '#6b6255'],
      accent: ['#a84f08', '#a84f08'],
      accent_hover: ['#8f430b', '#8f430b'],
      accent_text: ['#fbbf77', '#8a3d07'],
      accent_soft: ['#f59e0b29', '#b453091a'],
      accent_line: ['#f59e0b66', '#b4530959'],
      glow: ['#f59e0b2e', '#f59e0b1a'],
    },
    { radius_sm: '4px', radius: '6px', radius_lg: '10px' },
  ),
  template(
    messages.highContrast,
    messages.blackAndWhiteGrounds,
    {
      surface_page: ['#000000', '#ffffff'],
      surface_raised: ['#0a0a0a', '#ffffff'],
      surface_sunken: ['#000000', '#f2f2f2'],
      surface_hover: ['#1a1a1a', '#ebebeb'],
      surface_active: ['#242424', '#e0e0e0'],
      surface_overlay: ['#101010', '#ffffff'],
      line: ['#4a4a4a', '#a3a3a3'],
      line_strong: ['#767676', '#7a7a7a'],
      line_control: ['#a3a3a3', '#5c5c5c'],
      text: ['#ffffff', '#000000'],
      text_muted: ['#dedede', '#2b2b2b'],
      text_faint: ['#c4c4c4', '#404040'],
      accent: ['#4b47d1', '#37349f'],
      accent_hover: ['#3f3bb8', '#2a2880'],
      accent_text: ['#cfceff', '#2a2880'],
    },
    { text_xs: '0.875rem', text_sm: '0.875rem', text_base: '0.9375rem' },
  ),
];
