import { describe, expect, it } from 'vitest';
import { detectMentions } from '../detect-mentions.ts';
import type { BrandNames } from '../types.ts';

const HUBSPOT: BrandNames = { name: 'HubSpot', domain: 'hubspot.com' };

function doubt(answer: string, brand: BrandNames = HUBSPOT, language?: string) {
  const verdict = detectMentions({ answer, brand, ...(language ? { language } : {}) });
  return [verdict.mentioned, verdict.doubt];
}

describe('a yes', () => {
  it('is sure where one place is written as declared, the possessive included', () => {
    expect(doubt('We like HubSpot for its reports.')).toEqual([true, null]);
    expect(doubt('We like HubSpot’s reports.')).toEqual([true, null]);
    expect(doubt('We like hub-spot. Then we tried HubSpot for a week.')).toEqual([true, null]);
    expect(doubt('See hubspot.com for prices.')).toEqual([true, null]);
    expect(doubt('Avoid HubSpot if you need charts.')).toEqual([true, null]);
  });

  it.each<[string, string, BrandNames, string]>([
    ['respaced', 'We like Hub Spot for its reports.', HUBSPOT, 'en'],
    ['other_letters', 'We like HUBSPOT for its reports.', HUBSPOT, 'en'],
    ['ending', 'We saw many MacBooks in use.', { name: 'MacBook' }, 'en'],
    ['abbreviation', 'Wir kaufen bei der IKEA gern ein.', { name: 'IKEA' }, 'de'],
    ['beside_capital', 'We like the HubSpot Starter for its reports.', HUBSPOT, 'en'],
    ['beside_number', 'We like the HubSpot 3 for its reports.', HUBSPOT, 'en'],
    ['beside_denial', 'I have no information about its prices, but HubSpot sells a CRM.', HUBSPOT, 'en'],
    ['no_spaces', '家族で楽天市場店へ行く', { name: '楽天市場' }, 'ja'],
  ])('is doubtful where every place is %s', (code, answer, brand, language) => {
    expect(doubt(answer, brand, language)).toEqual([true, code]);
  });
});

describe('a no', () => {
  it('is sure where nothing is spelt nearly like the name, or only in lower case', () => {
    expect(doubt('We like Pipedrive for its reports.')).toEqual([false, null]);
    expect(doubt('Set a target and reach it.', { name: 'Target' })).toEqual([false, null]);
  });

  it('is doubtful where a place with a capital was refused as a word or as another bearer', () => {
    expect(doubt('# Target\nSet a target and reach it.', { name: 'Target' })).toEqual([
      false,
      'refused_word',
    ]);
    expect(doubt('Harrison Ford starred in it.', { name: 'Ford' })).toEqual([false, 'refused_bearer']);
  });

  it('is doubtful where something is spelt nearly like the name', () => {
    expect(doubt('Many use Pipedrve for its reports.', { name: 'Pipedrive' })).toEqual([
      false,
      'loose_spelling',
    ]);
    expect(doubt('The 1 Password vault is safe.', { name: '1Password' })).toEqual([false, 'loose_spelling']);
    expect(doubt('Glass by Saint Gobain is strong.', { name: 'St. Gobain' })).toEqual([
      false,
      'loose_spelling',
    ]);
  });
});
