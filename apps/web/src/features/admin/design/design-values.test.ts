import { describe, expect, it } from 'vitest';
import {
  DESIGN_FIELDS,
  faultsIn,
  isSameDesign,
  toPicker,
  toTokens,
  toValues,
  validTokens,
  withPicked,
} from './design-values.ts';

const accent = { token_name: 'accent', scheme: 'dark', token_value: '#0f766e' } as const;

describe('what is typed for design tokens', () => {
  it('is what is sent, without what is empty', () => {
    expect(toValues([accent])).toEqual({ 'dark.accent': '#0f766e' });
    expect(toTokens({ 'dark.accent': ' #0f766e ', 'both.radius': ' ' })).toEqual([accent]);
  });

  it('is shown once it can be, and is said to be wrong until then', () => {
    const values = { 'dark.accent': '#0F7', 'both.radius': 'big' };
    expect(validTokens(values)).toEqual([{ ...accent, token_value: '#00ff77' }]);
    expect([...faultsIn(values)]).toEqual([['both.radius', 'Please enter a length in px']]);
  });

  it('is the same design however it is written and in whatever order', () => {
    const radius = { token_name: 'radius', scheme: 'both', token_value: '4px' } as const;
    expect(isSameDesign([accent, radius], [radius, { ...accent, token_value: '#0F766E' }])).toBe(true);
    expect(isSameDesign([accent], [radius])).toBe(false);
  });
});

it('a picked colour is as opaque as the one before', () => {
  expect(withPicked('#7c79ff29', '#14b8a6')).toBe('#14b8a629');
  expect(withPicked('', '#14b8a6')).toBe('#14b8a6');
  expect(toPicker('rgb(124 121 255 / 0.16)')).toBe('#7c79ff');
});

it('no protected token can be typed', () => {
  expect(DESIGN_FIELDS.map(({ name }) => name)).not.toContain('dark.positive');
  expect(DESIGN_FIELDS.map(({ name }) => name)).toContain('both.radius');
});
