import { expect, it } from 'vitest';
import { listed, waitingNames } from './waiting-names.ts';

const none = { own_names: false, competitors_added: [], competitors_removed: [], competitors_changed: [] };

it('speaks of changed names only when the own names have changed', () => {
  expect(waitingNames({ ...none, own_names: true }).title).toBe('Your name changes are not applied yet');
  expect(waitingNames({ ...none, own_names: true, competitors_added: ['Zentrix'] }).title).toBe(
    'Your changes to names and competitors are not applied yet',
  );
  const added = waitingNames({ ...none, competitors_added: ['Zentrix'] });
  expect(added).toEqual({
    label: 'Review new competitor',
    title: 'Zentrix is not counted in your answers yet',
  });
});

it('says what of the competitors waits', () => {
  const titleOf = (changes: object) => waitingNames({ ...none, ...changes }).title;
  expect(titleOf({ competitors_added: ['Zentrix', 'Quvera'] })).toBe(
    'Zentrix and Quvera are not counted in your answers yet',
  );
  expect(titleOf({ competitors_removed: ['Zentrix'] })).toBe('Zentrix is still counted in your answers');
  expect(titleOf({ competitors_changed: ['Zentrix'] })).toBe(
    'The changed names of Zentrix are not applied yet',
  );
  expect(titleOf({ competitors_added: ['Zentrix'], competitors_removed: ['Quvera'] })).toBe(
    'Your competitor changes are not applied yet',
  );
});

it('lists names as one says them', () => {
  expect(listed(['A'])).toBe('A');
  expect(listed(['A', 'B', 'C'])).toBe('A, B and C');
  expect(listed(['A', 'B', 'C', 'D', 'E'])).toBe('A, B and 3 others');
});
