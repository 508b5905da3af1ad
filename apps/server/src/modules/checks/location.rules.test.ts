import { describe, expect, it } from 'vitest';
import { placeInWords, questionLocation } from './location.rules.ts';

const profile = {
  country: 'US',
  language: 'en',
  time_zone: 'America/New_York',
  offers_local_services: true,
  state: 'MA',
  city: 'Boston',
};

describe('from where a question is asked', () => {
  it('a local business is asked about in its city and state', () => {
    expect(questionLocation(profile)).toEqual({
      country: 'US',
      region: 'MA',
      city: 'Boston',
      time_zone: 'America/New_York',
      language: 'en',
    });
    expect(placeInWords(profile)).toBe('Boston, MA');
  });

  it('any other in its country and language only', () => {
    const everywhere = { ...profile, offers_local_services: false };
    expect(questionLocation(everywhere)).toMatchObject({
      country: 'US',
      language: 'en',
      region: null,
      city: null,
    });
    expect(placeInWords(everywhere)).toBeNull();
  });

  it('a statewide business names its state, one without either no place', () => {
    expect(placeInWords({ ...profile, city: null })).toBe('MA');
    expect(placeInWords({ ...profile, city: '', state: 'MA' })).toBe('MA');
    expect(placeInWords({ ...profile, city: null, state: null })).toBeNull();
    const blank = { ...profile, city: ' ', state: '' };
    expect(placeInWords(blank)).toBeNull();
    expect(questionLocation(blank)).toMatchObject({ region: null, city: null });
  });
});
