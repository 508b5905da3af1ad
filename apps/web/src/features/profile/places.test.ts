import { CountryCode, LanguageCode } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { guessPlace, listCountries, listLanguages, listTimeZones } from './places.ts';

describe('the choices of the profile', () => {
  it('offers countries that the contract accepts, each once and none that is no country', () => {
    const countries = listCountries();
    expect(countries.length).toBeGreaterThan(190);
    expect(new Set(countries.map(({ label }) => label)).size).toBe(countries.length);
    expect(countries.every(({ value }) => CountryCode.safeParse(value).success)).toBe(true);
    expect(countries.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['US', 'DE', 'BR', 'TW', 'ZA']),
    );
    expect(countries.map(({ value }) => value)).not.toContain('EU');
  });

  it('offers languages that the contract accepts', () => {
    expect(listLanguages().every(({ value }) => LanguageCode.safeParse(value).success)).toBe(true);
  });

  it('keeps a time zone that the browser does not list', () => {
    expect(listTimeZones('Etc/Unknown-Here').map(({ value }) => value)).toContain('Etc/Unknown-Here');
  });

  it('suggests what the browser is set to', () => {
    expect(guessPlace('pt-BR')).toMatchObject({ country: 'BR', language: 'pt-BR' });
    expect(guessPlace('de')).toMatchObject({ country: 'DE', language: 'de' });
    expect(guessPlace('en-US@posix')).toMatchObject({ country: 'US', language: 'en' });
    expect(guessPlace('en-GB')).toMatchObject({ country: 'GB', language: 'en' });
  });
});
