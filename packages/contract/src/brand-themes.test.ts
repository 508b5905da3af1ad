import { describe, expect, it } from 'vitest';
import { BrandThemes, ThemeName, ThemeWords } from './brand-themes.ts';

const refusal = (themes: unknown) => BrandThemes.safeParse(themes).error?.issues[0]?.message;

describe('themes', () => {
  it('have a name each, whatever its spelling, and are twenty at most', () => {
    expect(refusal([{ theme_name: 'Fair' }, { theme_name: ' fair ' }])).toBe(
      'Two themes cannot have the same name.',
    );
    expect(refusal(Array.from({ length: 21 }, (_, at) => ({ theme_name: `Theme ${at}` })))).toBe(
      'At most 20 themes. Delete one to add another.',
    );
    expect(refusal([{ theme_name: 'Fair' }])).toBeUndefined();
  });

  it('are looked for by words of two letters or more, once each', () => {
    expect(ThemeWords.parse(['fair', ' FAIR ', '', 'afford*', '安'])).toEqual(['FAIR', 'afford*', '安']);
    for (const words of [['a'], ['*'], ['<b>'], ['x'.repeat(61)]])
      expect(ThemeWords.safeParse(words).success, words.join()).toBe(false);
  });

  it('are named by a letter or digit at least', () => {
    expect(ThemeName.parse('  Fair   prices ')).toBe('Fair prices');
    expect(ThemeName.safeParse('…').success).toBe(false);
  });
});
