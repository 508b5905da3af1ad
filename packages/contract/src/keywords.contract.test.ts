import { describe, expect, it } from 'vitest';
import { isKeyword, KeywordText, keywordKey, normalizeKeyword } from './keywords.contract.ts';

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
    'crème brûlée “Paris”'.replace(/[“”]/g, '"'),
    '7',
  ])('%s is a keyword', (text) => {
    expect(isKeyword(normalizeKeyword(text))).toBe(true);
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
    ['a'.repeat(201), 'more than 200 characters'],
  ])('%j is none: %s', (text) => {
    const parsed = KeywordText.safeParse(text);
    expect(parsed.success).toBe(false);
    expect(parsed.error?.issues[0]?.message).toBe(
      'Please enter a valid keyword (letters, numbers, and spaces only).',
    );
  });

  it('exactly 200 characters fit, counted as people see them', () => {
    expect(isKeyword('𝒶'.repeat(200))).toBe(true);
    expect(isKeyword('𝒶'.repeat(201))).toBe(false);
  });

  it('spaces are single, ends are trimmed, letters are composed', () => {
    expect(KeywordText.parse('  cafe\u0301   near me ')).toBe('café near me');
  });

  it('two spellings of one keyword have one key', () => {
    expect(keywordKey('ＣＲＭ  Software')).toBe(keywordKey('crm software'));
    expect(keywordKey('crm')).not.toBe(keywordKey('crm s'));
  });
});
