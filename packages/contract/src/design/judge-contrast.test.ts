import { describe, expect, it } from 'vitest';
import { BUILT_IN_TEMPLATES } from './built-in-templates.ts';
import { contrastRatio, type Rgba, readColor } from './colors.ts';
import { CONTRAST_PAIRS } from './contrast-pairs.ts';
import { failingPairs, judgeContrast, pairInWords } from './judge-contrast.ts';
import { DesignTokens } from './token-values.ts';
import { findToken } from './tokens.ts';

const color = (text: string): Rgba => readColor(text) ?? [0, 0, 0, 0];

describe('contrast', () => {
  it('is what WCAG says of known pairs', () => {
    expect(contrastRatio(color('#000'), color('#ffffff'))).toBeCloseTo(21, 5);
    expect(contrastRatio(color('#777777'), color('#fff'))).toBeCloseTo(4.478, 3);
    expect(contrastRatio(color('#767676'), color('#fff'))).toBeCloseTo(4.542, 3);
  });

  it('is asked of colours that the style sheet has', () => {
    for (const { front, on } of CONTRAST_PAIRS)
      for (const name of [front, ...on])
        expect([name, findToken(name)?.builtIn.dark]).not.toContain(undefined);
  });

  it('of the built-in look holds in both schemes', () => {
    expect(failingPairs([]).map(pairInWords)).toEqual([]);
    expect(judgeContrast([])).toHaveLength(2 * CONTRAST_PAIRS.length);
  });

  it('names the pair, its ratio and the ratio that it needs', () => {
    const found = failingPairs([{ token_name: 'on_accent', scheme: 'light', token_value: '#8d8af5' }]);
    expect(found.map(pairInWords)).toEqual([
      'Light: on_accent on accent has 2.02:1 and needs 4.5:1 (The most important button)',
      'Light: on_accent on accent_hover has 2.46:1 and needs 4.5:1 (The same under the pointer)',
    ]);
  });

  it('of what is translucent is that of what is seen', () => {
    const [found] = failingPairs([{ token_name: 'accent_line', scheme: 'dark', token_value: '#ffffffcc' }]);
    expect(found).toMatchObject({ front: 'text', on: ['accent_line', 'surface_page'], scheme: 'dark' });
  });
});

describe.each(BUILT_IN_TEMPLATES)('the built-in template $name', ({ tokens }) => {
  it('is valid, in its one form, and holds every pair in both schemes', () => {
    expect(DesignTokens.parse(tokens)).toEqual(tokens);
    expect(failingPairs(tokens).map(pairInWords)).toEqual([]);
  });
});
