import { expect, it } from 'vitest';
import { connectivityInWords } from './connectivity-in-words.ts';

const quiet = { isOnline: true, queued: 0, isSending: false, isCatchingUp: false, hasCaughtUp: false };

it('says nothing while there is a connection and nothing waited for one', () => {
  expect(connectivityInWords(quiet)).toBeNull();
  expect(connectivityInWords({ ...quiet, queued: 1, isSending: true })).toBeNull();
});

it('says that the connection is gone and how much waits for it', () => {
  const offline = { ...quiet, isOnline: false };
  expect(connectivityInWords(offline)?.text).toBe('You are offline');
  expect(connectivityInWords({ ...offline, queued: 1, isCatchingUp: true })?.text).toBe(
    'Offline - 1 operation queued',
  );
  expect(connectivityInWords({ ...offline, queued: 2, isCatchingUp: true })).toEqual({
    text: 'Offline - 2 operations queued',
    tone: 'offline',
  });
});

it('says how what waited is sent, and that it arrived', () => {
  const back = { ...quiet, queued: 3, isCatchingUp: true };
  expect(connectivityInWords(back)).toEqual({ text: '3 operations pending', tone: 'waiting' });
  expect(connectivityInWords({ ...back, isSending: true })?.text).toBe('Syncing 3 operations...');
  expect(connectivityInWords({ ...quiet, hasCaughtUp: true })).toEqual({
    text: 'All changes synced',
    tone: 'synced',
  });
});
