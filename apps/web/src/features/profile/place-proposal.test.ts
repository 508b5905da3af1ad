import { LanguageCode } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { proposePlace } from './place-proposal.ts';
import { listCountries, listLanguages } from './places.ts';

describe('a country proposes', () => {
  it.each([
    ['AT', 'de', 'Europe/Vienna'],
    ['CH', 'de', 'Europe/Zurich'],
    ['BR', 'pt-BR', 'America/Sao_Paulo'],
    ['PT', 'pt', 'Europe/Lisbon'],
    ['TW', 'zh-TW', 'Asia/Taipei'],
    ['US', 'en', 'America/New_York'],
    ['IN', 'en', 'Asia/Calcutta'],
    ['PH', 'en', 'Asia/Manila'],
    ['NO', 'nb', 'Europe/Oslo'],
  ])('%s: %s and %s', (country, language, time_zone) => {
    expect(proposePlace(country, 'UTC')).toEqual({ language, time_zone });
  });

  it("the browser's own zone where the country has it", () => {
    expect(proposePlace('US', 'America/Denver').time_zone).toBe('America/Denver');
    expect(proposePlace('AT', 'America/Denver').time_zone).toBe('Europe/Vienna');
  });

  it('a language of the profile and a zone that exists, for every country', () => {
    const languages = listLanguages().map(({ value }) => value);
    for (const { value } of listCountries()) {
      const { language, time_zone } = proposePlace(value, 'UTC');
      expect(languages, value).toContain(language);
      expect(LanguageCode.safeParse(language).success).toBe(true);
      if (time_zone !== null) expect(() => Intl.DateTimeFormat('en', { timeZone: time_zone })).not.toThrow();
    }
  });
});
