import { describe, expect, it } from 'vitest';
import { placeAfter, topicsAfter } from './profile.rules.ts';

describe('where a company serves people', () => {
  const nowhere = { offers_local_services: false, city: null, state: null };
  const chicago = { offers_local_services: true, city: 'Chicago', state: 'Illinois' };

  it.each([
    [
      'a city is named',
      nowhere,
      { offers_local_services: true, city: 'Chicago' },
      { ...chicago, state: null },
    ],
    [
      'a state alone is enough',
      nowhere,
      { offers_local_services: true, state: 'Ohio' },
      { offers_local_services: true, city: null, state: 'Ohio' },
    ],
    ['statewide clears the city', chicago, { city: null }, { ...chicago, city: null }],
    ['who serves nobody on the spot has no place', chicago, { offers_local_services: false }, nowhere],
    ['nor one that is sent along', nowhere, { offers_local_services: false, city: 'Chicago' }, nowhere],
    ['a city alone changes nothing for who serves nobody', nowhere, { city: 'Chicago' }, nowhere],
    ['what is not changed stays', chicago, {}, chicago],
  ])('%s', (_rule, before, change, after) => {
    expect(placeAfter(before, change)).toEqual(after);
  });

  it('is missing where people are served and neither city nor state is named', () => {
    expect(placeAfter(nowhere, { offers_local_services: true })).toBeNull();
    expect(placeAfter(chicago, { city: null, state: null })).toBeNull();
  });
});

describe('the business of a company', () => {
  const none = { business_category_id: null, business_subcategory_id: null };
  const shoes = { business_category_id: 'retail', business_subcategory_id: 'shoes' };

  it.each([
    [
      'another category clears the subcategory',
      shoes,
      { business_category_id: 'law' },
      { business_category_id: 'law', business_subcategory_id: null },
    ],
    ['the same one keeps it', shoes, { business_category_id: 'retail' }, shoes],
    [
      'another one may bring its own',
      shoes,
      { business_category_id: 'law', business_subcategory_id: 'family' },
      { business_category_id: 'law', business_subcategory_id: 'family' },
    ],
    ['without a category there is no subcategory', shoes, { business_category_id: null }, none],
    ['nor one that is sent along', none, { business_subcategory_id: 'shoes' }, none],
    [
      'a subcategory can be given up alone',
      shoes,
      { business_subcategory_id: null },
      { ...shoes, business_subcategory_id: null },
    ],
  ])('%s', (_rule, before, change, after) => {
    expect(topicsAfter(before, change)).toEqual(after);
  });
});
