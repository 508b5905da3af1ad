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
    expect(questionLocation(profile, 'city')).toEqual({
      country: 'US',
      region: 'MA',
      city: 'Boston',
      time_zone: 'America/New_York',
      language: 'en',
    });
    expect(placeInWords(profile, 'city')).toBe('Boston, MA');
  });

  it('any other in its country and language only', () => {
    const everywhere = { ...profile, offers_local_services: false };
    expect(questionLocation(everywhere, 'city')).toMatchObject({
      country: 'US',
      language: 'en',
      region: null,
      city: null,
    });
    expect(placeInWords(everywhere, 'city')).toBeNull();
  });

  it('a statewide business names its state, one without either no place', () => {
    expect(placeInWords({ ...profile, city: null }, 'city')).toBe('MA');
    expect(placeInWords({ ...profile, city: '', state: 'MA' }, 'city')).toBe('MA');
    expect(placeInWords({ ...profile, city: null, state: null }, 'city')).toBeNull();
    const blank = { ...profile, city: ' ', state: '' };
    expect(placeInWords(blank, 'city')).toBeNull();
    expect(questionLocation(blank, 'city')).toMatchObject({ region: null, city: null });
  });
});

it("a channel's setting may tell less: the country alone, or nothing at all", () => {
  const local = {
    country: 'US',
    language: 'en',
    time_zone: 'UTC',
    offers_local_services: true,
    state: 'IL',
    city: 'Chicago',
  };
  expect(questionLocation(local, 'country')).toMatchObject({ country: 'US', region: null, city: null });
  expect(placeInWords(local, 'country')).toBeNull();
  expect(questionLocation(local, 'none')).toBeNull();
  expect(placeInWords(local, 'none')).toBeNull();
});
