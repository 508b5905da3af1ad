import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { needsConnection } from './needs-connection.ts';
import { refuseOffline, takeRefusalWords } from './refuse-offline.ts';

afterEach(() => onlineManager.setOnline(true));

it.each([
  ['/functions/check-visibility', 'Checks need'],
  ['/functions/check-visibility-claude', 'Checks need'],
  ['/api/runs', 'Checks need'],
  ['/api/judgements/1/apply', 'Rechecking answers needs'],
  ['/functions/create-stripe-checkout', 'Plans and payments need'],
  ['/api/plan-change', 'Plans and payments need'],
  ['/api/profile', 'Changes to your account need'],
  ['/rpc/delete_my_account', 'Changes to your account need'],
  ['/rpc/change_my_email', 'Changes to your account need'],
  ['/api/keywords/import', 'New lists of keywords need'],
  ['/api/admin/design/draft', 'The back office needs'],
  ['/api/tags/merge', 'This needs'],
])('what is asked of %s is refused with what needs a connection', (path, what) => {
  expect(needsConnection(path)).toBe(`You are offline. ${what} a connection.`);
});

it('nothing is refused with a connection, and no read without one', () => {
  const url = 'http://localhost/api/runs';
  expect(() => refuseOffline({ method: 'POST', url })).not.toThrow();
  onlineManager.setOnline(false);
  expect(() => refuseOffline({ method: 'GET', url })).not.toThrow();
  expect(() => refuseOffline({ method: 'POST', url })).toThrow('Please check your internet connection');
  takeRefusalWords(needsConnection);
  expect(() => refuseOffline({ method: 'POST', url })).toThrow('You are offline. Checks need a connection.');
});
