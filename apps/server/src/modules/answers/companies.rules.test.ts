import { expect, it } from 'vitest';
import { endOfName } from './companies.rules.ts';

it('ends a name where its form does, in any case, and else at its first word', () => {
  expect(endOfName('Try LA MIE today', 4, 'La Mie')).toBe(10);
  expect(endOfName('Try La-Mie today', 4, 'La Mie')).toBe(6);
});
