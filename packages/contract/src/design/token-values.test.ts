import { describe, expect, it } from 'vitest';
import type { TokenScheme, TokenValue } from './token-value.ts';
import { DesignTokens, judgeTokenValue } from './token-values.ts';
import { PROTECTED_TOKEN_NAMES, tokenVariable } from './tokens.ts';

const judge = (token_name: string, scheme: TokenScheme, token_value: string) =>
  judgeTokenValue({ token_name, scheme, token_value });
const messages = (tokens: readonly unknown[]) =>
  DesignTokens.safeParse(tokens).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('a value of a design token', () => {
  it.each([
    ['accent', 'dark', '#ABC', '#aabbcc'],
    ['accent', 'light', 'rgb(15 118 110)', '#0f766e'],
    ['accent_soft', 'dark', 'rgb(124 121 255 / 0.16)', '#7c79ff29'],
    ['accent_soft', 'dark', '#7c79ff29', '#7c79ff29'],
    ['radius', 'both', '08.50px', '8.5px'],
    ['text_base', 'both', '1rem', '1rem'],
    ['font_sans', 'both', 'Georgia, "Times New Roman", serif', 'Georgia, "Times New Roman", serif'],
  ] as const)('%s (%s) takes %s and keeps %s', (name, scheme, given, kept) => {
    expect(judge(name, scheme, given)).toEqual({ value: kept });
  });

  it.each([
    'red; } body { display: none',
    '#fff;color:red',
    '#ffffff}',
    'url(https://evil.example/x)',
    'var(--text)',
    'rgb(0 0 0) /**/',
    'rgb(256 0 0)',
    'rgb(0,0,0)',
    'color-mix(in srgb, red, blue)',
    'transparent',
    '#ffffff\n',
    '#12345',
    '</style>',
    '',
  ])('%j is no colour', (text) => {
    expect(judge('accent', 'dark', text)).toEqual({ fault: 'Please enter a colour such as #5f5cdf' });
  });

  it.each([
    ['accent', 'dark', '#5f5cdf80', 'This colour must be opaque'],
    ['radius', 'both', 'calc(1px + 1px)', 'Please enter a length in px'],
    ['radius', 'both', '1rem', 'Please enter a length in px'],
    ['radius', 'both', '21px', 'Please enter 0px to 20px'],
    ['radius', 'both', '-1px', 'Please enter a length in px'],
    ['text_base', 'both', '14px', 'Please enter a length in rem'],
    ['text_base', 'both', '0.5rem', 'Please enter 0.8125rem to 1.25rem'],
    ['text_base', 'dark', '1rem', 'This token has one value for both schemes'],
    ['accent', 'both', '#000000', 'This token has a value for dark and one for light'],
    ['nonsense', 'dark', '#000000', 'The product has no token of this name'],
    ['toString', 'dark', '#000000', 'The product has no token of this name'],
    ['__proto__', 'dark', '#000000', 'The product has no token of this name'],
  ] as const)('%s (%s) does not take %s: %s', (name, scheme, given, fault) => {
    expect(judge(name, scheme, given)).toEqual({ fault });
  });

  it('a font is one of the list, and nothing beside it', () => {
    expect(judge('font_sans', 'both', 'Georgia, serif; }')).toHaveProperty('fault');
  });

  it.each(['positive', 'warning_soft', 'width_page', 'duration', 'background', 'primary', 'ring'])(
    'is not taken for the protected name %s, with the reason',
    (name) => {
      const reason = PROTECTED_TOKEN_NAMES.get(name) ?? '';
      expect(reason).not.toBe('');
      for (const scheme of ['dark', 'light', 'both'] as const)
        expect(judge(name, scheme, '#000000')).toEqual({ fault: `This name is protected. ${reason}` });
    },
  );
});

describe('the values of a design', () => {
  const token = (token_name: string, scheme: TokenScheme, token_value: string): TokenValue => ({
    token_name,
    scheme,
    token_value,
  });

  it('say of each token what is wrong with it', () => {
    const accent = token('accent', 'dark', '#000000');
    expect(messages([accent, token('radius', 'both', 'big'), accent])).toEqual([
      ['1.token_value', 'radius: Please enter a length in px'],
      ['2.token_value', 'accent (dark): This token is there twice'],
    ]);
    expect(messages([{ ...accent, more: 1 }])).toHaveLength(1);
    expect(messages([{ ...accent, scheme: 'sepia' }])[0]?.[0]).toBe('0.scheme');
    expect(messages(Array.from({ length: 101 }, () => accent))).toContainEqual(['', 'At most 100 tokens']);
  });

  it('are one text, however they were put together', () => {
    const some = [
      token('radius', 'both', '8px'),
      token('accent', 'light', '#FFF'),
      token('accent', 'dark', '#000'),
    ];
    expect(DesignTokens.parse(some)).toEqual(DesignTokens.parse(some.toReversed()));
    expect(DesignTokens.parse(some).map(({ token_value }) => token_value)).toEqual([
      '#000000',
      '#ffffff',
      '8px',
    ]);
  });
});

it('a token becomes a variable with hyphens', () => {
  expect(tokenVariable('surface_page')).toBe('--surface-page');
});
