import { describe, expect, it } from 'vitest';
import { IDENTITY_FIELDS, toBrandData, toIdentityValues } from './brand-identity.ts';

describe('the brand identity as a form', () => {
  it('begins empty, and an empty field is none', () => {
    const values = toIdentityValues(null);
    expect(Object.keys(values)).toEqual(IDENTITY_FIELDS);
    expect(new Set(Object.values(values))).toEqual(new Set(['']));
    expect(new Set(Object.values(toBrandData(values)))).toEqual(new Set([null]));
  });

  it('sends what was entered, and leaves alone what it does not ask for', () => {
    const data = toBrandData({ ...toIdentityValues(null), brand_voice: 'expert', description: ' Roofs \n' });
    expect(data).toMatchObject({ brand_voice: 'expert', description: 'Roofs', brand_personality: null });
    expect(data).not.toHaveProperty('is_active');
  });
});
