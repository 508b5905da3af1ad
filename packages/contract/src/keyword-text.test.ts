import { describe, expect, it, vi } from 'vitest';
import { KeywordText, keywordFault, keywordKey, normalizeKeyword } from './keyword-text.ts';

describe('what a keyword may be', () => {
  it.each([
    'crm software',
    'Which CRM is best for a 5-person team?',
    "women's running shoes",
    'AT&T vs. Verizon',
    'C# & C++ courses',
    '会計ソフト',
    'бухгалтерия для малого бизнеса',
    'برنامج محاسبة',
    'crème brûlée “Paris”',
    'best laptop under $500',
    'CRM für 20 € im Monat',
    '£9.99, ¥500, ₹400 or ₩900',
    'Was heißt „nachhaltig“ bei ‚Bio‘?',
    '«café» à Lyon…',
    'mother´s day – gifts — now',
    'A & B @ work_* [new] {old} \\ a/b; c',
    '3×3 m ±5 °C = ½ No. ™ ® ©',
    'سرویس\u200cهای ابری',
    '7',
  ])('%s is a keyword', (text) => {
    expect(keywordFault(normalizeKeyword(text))).toBeNull();
  });

  it.each([
    ['', 'nothing'],
    ['   ', 'only spaces'],
    ['?!', 'no letter or digit'],
    ['<b>crm</b>', 'angle brackets'],
    ['crm\nsoftware', 'a line break'],
    ['https://example.com', 'an address'],
    ['best of www.example.com', 'an address without its scheme'],
    ['crm 😀', 'a pictogram'],
    ['crm\tsoftware', 'a tab'],
    ['crm\u202eerawtfos', 'a sign that turns the text round'],
    ['crm \ud83d', 'half a character'],
    ['crm\0', 'a NUL'],
  ])('%j is none: %s', (text) => {
    const parsed = KeywordText.safeParse(text);
    expect(parsed.success).toBe(false);
    expect(parsed.error?.issues[0]?.message).toBe(
      'Please enter a valid keyword (letters, numbers, and spaces only).',
    );
  });

  it('exactly 200 characters fit, counted as people see them, and one more is called too long', () => {
    const tooLong = 'This keyword is too long. It may have at most 200 characters.';
    const refusal = (text: string) => KeywordText.safeParse(text).error?.issues[0]?.message;
    expect(refusal('𝒶'.repeat(200))).toBeUndefined();
    expect(refusal('𝒶'.repeat(201))).toBe(tooLong);
    expect(refusal('a'.repeat(100_000))).toBe(tooLong);
    expect(refusal(`${'a'.repeat(200)}<`)).toBe(tooLong);
    expect(refusal(` ${'e\u0301 '.repeat(100)} `)).toBeUndefined();
  });

  it('what comes along with copied text is left out', () => {
    expect(KeywordText.parse('\ufeffcrm\u00a0for\u202f\u2009den\u00adtists\u200b')).toBe('crm for dentists');
    expect(KeywordText.parse('cr\u200dm')).toBe('crm');
    expect(KeywordText.parse('می\u200cخواهم')).toBe('می\u200cخواهم');
  });

  it('what comparing makes of it counts too: a ligature of 18 letters is no way around the limit', () => {
    expect(keywordFault('\uFDFA'.repeat(11))).toBeNull();
    expect(keywordFault('\uFDFA'.repeat(12))).toContain('too long');
  });

  it('ten thousand marks on one letter are refused before they are put in order', () => {
    // In a row, and with what is left out of keywords between them.
    const marked = [`a${'\u0301\u0316'.repeat(390)}`, `a${`${'\u0301\u0316'.repeat(10)}\u200b`.repeat(37)}`];
    const normalize = vi.spyOn(String.prototype, 'normalize');
    for (const text of marked) expect(KeywordText.safeParse(text).success).toBe(false);
    const ordered = normalize.mock.contexts.map((text) => String(text).length);
    normalize.mockRestore();
    expect(Math.max(0, ...ordered)).toBeLessThan(100);
    expect(KeywordText.safeParse(`a${'\u0301'.repeat(3)}`).success).toBe(true);
  });

  it('spaces are single, ends are trimmed, letters are composed', () => {
    expect(KeywordText.parse('  cafe\u0301   near me ')).toBe('café near me');
  });

  it('two spellings of one keyword have one key', () => {
    expect(keywordKey('ＣＲＭ  Software')).toBe(keywordKey('crm software'));
    expect(keywordKey('crm')).not.toBe(keywordKey('crm s'));
  });
});
