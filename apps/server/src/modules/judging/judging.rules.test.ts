import { expect, it } from 'vitest';
import { nameChanges } from './judging.rules.ts';

const rival = (name: string, aliases: string[] = []) => ({ name, domain: null, aliases, products: [] });
const names = (more: object = {}) => ({
  name: 'Northwind',
  domain: null,
  aliases: [],
  products: [],
  category: null,
  competitors: [rival('Fabrikam'), rival('Contoso')],
  ...more,
});

it('tells what of the names has changed', () => {
  const nothing = {
    own_names: false,
    competitors_added: [],
    competitors_removed: [],
    competitors_changed: [],
  };
  expect(nameChanges(names(), names())).toEqual(nothing);
  expect(nameChanges(names(), names({ aliases: ['NW'] }))).toEqual({ ...nothing, own_names: true });
  expect(nameChanges(names(), names({ competitors: [rival('Adatum'), rival('Contoso', ['CL'])] }))).toEqual({
    ...nothing,
    competitors_added: ['Adatum'],
    competitors_removed: ['Fabrikam'],
    competitors_changed: ['Contoso'],
  });
});
