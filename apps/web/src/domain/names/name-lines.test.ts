import { expect, it } from 'vitest';
import { toLines, toNames } from './name-lines.ts';

it('takes one name a line and passes empty lines over', () => {
  expect(toNames(' Northwind \r\n\nNWB\n')).toEqual(['Northwind', 'NWB']);
  expect(toNames(toLines(['Northwind', 'NWB']))).toEqual(['Northwind', 'NWB']);
  expect(toNames('  \n')).toEqual([]);
});
