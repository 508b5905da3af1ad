import * as messages from './messages.ts';
import { TOKEN_SCHEMES, type TokenScheme } from './token-value.ts';

/** The groups in which design tokens are shown. */
export const TOKEN_GROUPS = {
  surfaces: messages.surfacesAndLines,
  text: messages.text,
  accents: messages.accents,
  states: messages.states,
  charts: messages.charts,
  sizes: messages.textSizes,
  radius: messages.corners,
  fonts: messages.fonts,
  shadows: messages.shadows,
  layout: messages.layout,
  motion: messages.motion,
} as const;
export type TokenGroup = keyof typeof TOKEN_GROUPS;

export const COLOR_SCHEMES = ['dark', 'light'] as const;
export type DesignScheme = (typeof COLOR_SCHEMES)[number];

/** What a value of a token may be. */
export type TokenKind =
  | { is: 'color'; isTranslucent: boolean }
  | { is: 'length'; units: readonly ('px' | 'rem')[]; minPx: number; maxPx: number }
  | { is: 'font'; choices: Readonly<Record<string, string>> }
  /** Never replaced, whatever it is. */
  | { is: 'fixed' };

/** A variable of the product's style sheet: `surface_page` is `--surface-page` there. */
export interface DesignToken {
  token_name: string;
  token_group: TokenGroup;
  /** What it is for, in a few words. */
  use: string;
  kind: TokenKind;
  /** By the scheme: those of a colour, or `both`. */
  builtIn: Readonly<Partial<Record<TokenScheme, string>>>;
  /** Why it cannot be replaced; null where it can. */
  protectedBecause: string | null;
}

const MEANS_THE_SAME = messages.goodBadAndDoubtfulLook;
const IS_LAID_OUT_BY = messages.pagesLaidOutBy;
const IS_DRAWN_WITH = messages.itBelongsHowDepthDrawn;
const IS_SHORT = messages.itShortOnPurpose;

const color =
  (token_group: TokenGroup, { isTranslucent = false, protectedBecause = null as string | null } = {}) =>
  (token_name: string, dark: string, light: string, use: string): DesignToken => ({
    token_name,
    token_group,
    use,
    kind: protectedBecause === null ? { is: 'color', isTranslucent } : { is: 'fixed' },
    builtIn: { dark, light },
    protectedBecause,
  });

const length =
  (token_group: TokenGroup, units: readonly ('px' | 'rem')[]) =>
  (
    token_name: string,
    both: string,
    [minPx, maxPx]: readonly [number, number],
    use: string,
  ): DesignToken => ({
    token_name,
    token_group,
    use,
    kind: { is: 'length', units, minPx, maxPx },
    builtIn: { both },
    protectedBecause: null,
  });

const font = (
  token_name: string,
  both: string,
  choices: Readonly<Record<string, string>>,
  use: string,
): DesignToken => ({
  token_name,
  token_group: 'fonts',
  use,
  kind: { is: 'font', choices },
  builtIn: { both },
  protectedBecause: null,
});

const fixed =
  (token_group: TokenGroup, protectedBecause: string) =>
  (token_name: string, builtIn: DesignToken['builtIn'], use: string): DesignToken => ({
    token_name,
    token_group,
    use,
    kind: { is: 'fixed' },
    builtIn,
    protectedBecause,
  });

const surface = color('surfaces');
const text = color('text');
const accent = color('accents');
const veil = color('accents', { isTranslucent: true });
const state = color('states', { protectedBecause: MEANS_THE_SAME });
const chart = color('charts');
// In rem alone: who has set larger letters in the browser gets them.
const size = length('sizes', ['rem']);
const corner = length('radius', ['px']);
const laidOut = fixed('layout', IS_LAID_OUT_BY);
const moved = fixed('motion', IS_SHORT);
const shadow = fixed('shadows', IS_DRAWN_WITH);

const INTER = '"Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif';
const MONOSPACE = 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, monospace';

/** Every variable of the product's style sheet, in the order in which the tokens are shown. A test compares the two. */
export const DESIGN_TOKENS: readonly DesignToken[] = [
  surface('surface_page', '#0a0b0d', '#fcfcfd', messages.theGroundEveryPage),
  surface('surface_raised', '#111317', '#ffffff', messages.cardsAndButtons),
  surface('surface_sunken', '#07080a', '#f5f6f8', messages.whatSetIntoPage),
  surface('surface_hover', '#17191e', '#f2f3f6', messages.whatPointerOver),
  surface('surface_active', '#1d2027', '#e9ebef', messages.whatIsChosen),
  surface('surface_overlay', '#15171c', '#ffffff', messages.dialogsAndMenus),
  surface('line', '#1f2228', '#e6e8ec', messages.linesBetweenParts),
  surface('line_strong', '#30343d', '#d2d6dc', messages.edgesOfButtons),
  surface('line_control', '#626874', '#878d98', messages.edgesOfFields),
  text('text', '#eceef2', '#15171c', messages.words),
  text('text_muted', '#a2a8b4', '#565c68', messages.wordsBesideWhatMatters),
  text('text_faint', '#858b97', '#676d79', messages.wordsThatMatterLeast),
  accent('accent', '#5f5cdf', '#5451d3', messages.theMostImportantButton),
  accent('accent_hover', '#5350cf', '#4744c2', messages.theSameUnderPointer),
  accent('accent_text', '#aaa8ff', '#4b48c8', messages.linksAndRingWhatHasFocus),
  accent('on_accent', '#ffffff', '#ffffff', messages.wordsOnMostImportantButton),
  veil('accent_soft', 'rgb(124 121 255 / 0.16)', 'rgb(84 81 211 / 0.1)', messages.behindWhatIsChosen),
  veil('accent_line', 'rgb(124 121 255 / 0.45)', 'rgb(84 81 211 / 0.4)', messages.aroundWhatIsChosen),
  veil('glow', 'rgb(95 92 223 / 0.22)', 'rgb(84 81 211 / 0.1)', messages.theLightBehindTitleLanding),
  state('positive', '#4cc38a', '#0a7447', messages.whatIsGood),
  state('positive_soft', 'rgb(76 195 138 / 0.14)', 'rgb(11 122 75 / 0.1)', messages.behindIt),
  state('negative', '#ff8b85', '#c02a26', messages.whatBadOrWrong),
  state('negative_soft', 'rgb(255 110 103 / 0.14)', 'rgb(192 42 38 / 0.08)', messages.behindIt),
  state('negative_solid', '#c93a36', '#c02a26', messages.buttonsThatDestroy),
  state('warning', '#e8b04b', '#8a5a00', messages.warnings),
  state('warning_soft', 'rgb(232 176 75 / 0.14)', 'rgb(190 130 10 / 0.14)', messages.behindIt),
  chart('channel_openai', '#4cc38a', '#0b7a4b', 'ChatGPT'),
  chart('channel_claude', '#f0935f', '#b04d16', 'Claude'),
  chart('channel_gemini', '#62a8ff', '#1c66c4', 'Gemini'),
  chart('channel_perplexity', '#ee82be', '#b02c79', 'Perplexity'),
  size('text_xs', '0.8125rem', [11, 16], messages.badges),
  size('text_sm', '0.8125rem', [12, 18], messages.notes),
  size('text_base', '0.875rem', [13, 20], messages.words),
  size('text_lg', '1rem', [14, 24], messages.titlesOfParts),
  size('text_xl', '1.25rem', [16, 32], messages.titles),
  size('text_2xl', '2.25rem', [18, 48], messages.leadingFigures),
  corner('radius_sm', '6px', [0, 16], messages.smallButtons),
  corner('radius', '8px', [0, 20], messages.buttonsAndFields),
  corner('radius_lg', '12px', [0, 28], messages.cards),
  corner('radius_full', '999px', [0, 999], messages.badges),
  font(
    'font_sans',
    INTER,
    {
      Inter: INTER,
      [messages.theFontOfEachDevice]: 'system-ui, -apple-system, "Segoe UI", sans-serif',
      [messages.humanist]: 'Verdana, "DejaVu Sans", Geneva, sans-serif',
      [messages.withSerifs]: 'Georgia, "Times New Roman", serif',
    },
    messages.allWords,
  ),
  font(
    'font_mono',
    MONOSPACE,
    { [messages.theFontOfEachDevice]: MONOSPACE, Courier: '"Courier New", Courier, monospace' },
    messages.codeAndAddresses,
  ),
  shadow(
    'shadow_raised',
    { dark: '0 1px 2px rgb(0 0 0 / 0.4)', light: '0 1px 2px rgb(20 22 28 / 0.06)' },
    messages.cards,
  ),
  shadow(
    'shadow_overlay',
    {
      dark: '0 12px 32px rgb(0 0 0 / 0.55), 0 2px 6px rgb(0 0 0 / 0.4)',
      light: '0 12px 32px rgb(20 22 28 / 0.14), 0 2px 6px rgb(20 22 28 / 0.08)',
    },
    messages.dialogsAndMenus,
  ),
  laidOut('width_page', { both: '1200px' }, messages.theWidestPage),
  laidOut('width_prose', { both: '680px' }, messages.theWidestLineWords),
  laidOut('height_control', { both: '36px' }, messages.buttonsAndFields),
  laidOut('height_header', { both: '56px' }, messages.theBarAtTop),
  moved('duration', { both: '140ms' }, messages.howLongChangeTakes),
  moved('ease', { both: 'cubic-bezier(0.2, 0, 0, 1)' }, messages.howBeginsAndEnds),
];

/** Standard colour names of themes elsewhere: the style sheet has none of them, and none comes in with a pasted theme. */
const STANDARD_NAMES = [
  'background',
  'foreground',
  'card',
  'card_foreground',
  'popover',
  'popover_foreground',
  'primary',
  'primary_foreground',
  'secondary',
  'secondary_foreground',
  'muted',
  'muted_foreground',
  'accent_foreground',
  'destructive',
  'destructive_foreground',
  'border',
  'input',
  'ring',
] as const;

/** Names that no design token may have, each with the reason: the protected ones of our own, and the standard ones. */
export const PROTECTED_TOKEN_NAMES: ReadonlyMap<string, string> = new Map([
  ...DESIGN_TOKENS.flatMap(({ token_name, protectedBecause }) =>
    protectedBecause === null ? [] : [[token_name, protectedBecause] as const],
  ),
  ...STANDARD_NAMES.map((name) => [name, messages.itStandardColourNameThemes] as const),
]);

/** The standard names alone, for who wants to see them. */
export const STANDARD_TOKEN_NAMES: readonly string[] = STANDARD_NAMES;

const BY_NAME = new Map(DESIGN_TOKENS.map((token) => [token.token_name, token]));

/** The token of a name; null where the style sheet has none. */
export const findToken = (name: string): DesignToken | null => BY_NAME.get(name) ?? null;

/** The variable of a token: underscores turned into hyphens. */
export const tokenVariable = (name: string): string => `--${name.replaceAll('_', '-')}`;

/** The schemes in which a token has a value of its own. */
export const schemesOf = ({ builtIn }: Pick<DesignToken, 'builtIn'>): TokenScheme[] =>
  TOKEN_SCHEMES.filter((scheme) => builtIn[scheme] !== undefined);
