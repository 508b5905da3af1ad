import { expect, it } from 'vitest';
import { toFeatures, toLines } from './feature-lines.ts';

it('reads features from lines, and writes them as the same lines', () => {
  const features = [
    { name: 'Up to 5 keywords', included: true },
    { name: 'Priority support', included: false },
  ];
  expect(toLines(features)).toBe('Up to 5 keywords\n- Priority support');
  expect(toFeatures('  Up to 5 keywords\n\n-Priority support \n-\n')).toEqual(features);
  expect(toFeatures(toLines(features))).toEqual(features);
});
