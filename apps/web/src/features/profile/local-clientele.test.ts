import { describe, expect, it } from 'vitest';
import {
  chooseLocal,
  chooseScope,
  type LocalClientele,
  localClienteleOf,
  missingPlace,
  toPlaceChange,
} from './local-clientele.ts';

const nowhere: LocalClientele = { serves_local: 'no', scope: '', city: '', state: '' };
const chicago: LocalClientele = {
  serves_local: 'yes',
  scope: 'specific_city',
  city: 'Chicago',
  state: 'Illinois',
};

describe('the local clientele', () => {
  it('follows from what the profile knows: a city means yes, and a specific city', () => {
    const place = { offers_local_services: false, city: null, state: null };
    expect(localClienteleOf(place)).toEqual(nowhere);
    expect(localClienteleOf({ ...place, city: 'Chicago', state: 'Illinois' })).toEqual(chicago);
    expect(localClienteleOf({ offers_local_services: true, city: null, state: 'Ohio' })).toEqual({
      serves_local: 'yes',
      scope: 'statewide',
      city: '',
      state: 'Ohio',
    });
  });

  it('of no clears scope and place; of yes begins with a city', () => {
    expect(chooseLocal(chicago, 'no')).toEqual(nowhere);
    expect(chooseLocal(nowhere, 'yes')).toEqual({ ...nowhere, serves_local: 'yes', scope: 'specific_city' });
    expect(chooseLocal(chicago, 'yes')).toEqual(chicago);
  });

  it('with another scope has no city any more', () => {
    expect(chooseScope(chicago, 'statewide')).toEqual({ ...chicago, scope: 'statewide', city: '' });
    expect(chooseScope(chicago, 'specific_city')).toEqual(chicago);
  });

  it.each([
    [nowhere, {}],
    [chicago, {}],
    [{ ...chicago, city: ' ' }, { city: 'City is required' }],
    [{ ...chicago, scope: 'statewide', city: '', state: '' }, { state: 'State is required' }],
    [{ ...chicago, scope: 'statewide', city: '' }, {}],
  ] as const)('of %j lacks %j', (form, missing) => {
    expect(missingPlace(form)).toEqual(missing);
  });

  it('is saved with its place, and without one where there is none', () => {
    expect(toPlaceChange(chicago)).toEqual({
      offers_local_services: true,
      city: 'Chicago',
      state: 'Illinois',
    });
    expect(toPlaceChange({ ...chicago, state: ' ' }).state).toBeNull();
    expect(toPlaceChange({ ...chicago, scope: 'statewide' }).city).toBeNull();
    expect(toPlaceChange({ ...chicago, serves_local: 'no' })).toEqual({
      offers_local_services: false,
      city: null,
      state: null,
    });
  });
});
