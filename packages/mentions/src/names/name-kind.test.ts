import { expect, it } from 'vitest';
import { nameKind } from './name-kind.ts';

it.each([
  ['Target', 'word'],
  ['Notion', 'word'],
  ['Notion Inc.', 'word'],
  ['Patagonia', 'place'],
  ['Amazon', 'place'],
  ['Zara', 'person'],
  ['Ford', 'person'],
  ['SAP', 'short'],
  ['Box', 'short'],
  ['HubSpot', null],
  ['Northwind', null],
  ['zillow.com', null],
  ['Best Western', null],
  ['', null],
])('%s is, besides a company: %s', (name, kind) => {
  expect(nameKind(name)).toBe(kind);
});
