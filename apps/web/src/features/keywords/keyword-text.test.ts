import { FRIENDLY_ERRORS, KeywordText, keywordKey, normalizeKeyword } from '@answerscope/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Every UTF-16 text, with halves of pairs, NUL and what no keyboard types. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 250 });
/** Letters of many scripts and what people paste with them. */
const pasted = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'abcXYZäßéñłşğαжщ中文かなカナ한글عربيفارسיहिन्दी0123456789'),
    fc.constantFrom(...'“”‘’„‚‹›«»–—…€$£¥₹₩₽¢&@#%*+-_=~/\\|.,:;!?¿¡()[]{}\'"°™®©№×´`'),
    fc.constantFrom(' ', '\u00a0', '\u202f', '\u3000', '\u200b', '\ufeff', '\u00ad', 'e\u0301', 'ﬁ', '𝒶'),
  ),
  maxLength: 60,
});

const { invalid_format, too_long } = FRIENDLY_ERRORS.keywords;

describe('a text that is taken for a keyword', () => {
  it('can be stored and sent as it is: well formed, composed, visible, 1 to 200 characters', () => {
    let taken = 0;
    let tried = 0;
    const holds = (text: string) => {
      tried += 1;
      const read = KeywordText.safeParse(text);
      if (!read.success) {
        expect([invalid_format, too_long]).toContain(read.error.issues[0]?.message);
        return;
      }
      taken += 1;
      const keyword = read.data;
      expect(keyword.isWellFormed()).toBe(true);
      expect(keyword).not.toMatch(/[\p{Cc}\p{Cs}\p{Cn}\p{Co}\p{Zl}\p{Zp}<>\u202A-\u202E]/u);
      expect(keyword).toBe(keyword.normalize('NFC'));
      expect(keyword).not.toMatch(/^ | {2}| $/);
      expect([...keyword].length).toBeLessThanOrEqual(200);
      expect(keyword).toMatch(/[\p{L}\p{N}]/u);
      expect(KeywordText.parse(keyword)).toBe(keyword);
      expect(keywordKey(keyword)).toBe(keywordKey(text));
    };
    fc.assert(fc.property(fc.oneof(anyText, pasted), holds), { numRuns: 3_000 });
    expect(taken).toBeGreaterThan(tried / 6);
  });

  it('is every text of what people paste that says something and is no address', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        fc.pre(/[\p{L}\p{N}]/u.test(text) && !/:\/\/|www\./i.test(text));
        expect(KeywordText.parse(text)).toBe(normalizeKeyword(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is called too long when it is, and only then', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.constantFrom('a', '€1', 'é', '𝒶'), (times, unit) => {
        const text = unit.repeat(times);
        const message = KeywordText.safeParse(text).error?.issues[0]?.message;
        expect(message).toBe([...text].length > 200 ? too_long : undefined);
      }),
    );
  });
});
