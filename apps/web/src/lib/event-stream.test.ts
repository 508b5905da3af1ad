import { expect, it } from 'vitest';
import { reconnectDelayMs, toServerEvent } from './event-stream.ts';

it('tries the event stream again after 1, 2, 5 and then every 10 seconds', () => {
  expect([0, 1, 2, 3, 4, 50].map(reconnectDelayMs)).toEqual([1000, 2000, 5000, 10_000, 10_000, 10_000]);
});

it('takes from the stream what has the shape of an event, and nothing else', () => {
  expect(toServerEvent('{"type":"keywords_changed"}')).toEqual({ type: 'keywords_changed' });
  expect(toServerEvent('{"kind":"keywords_changed"}')).toBeNull();
  expect(toServerEvent('null')).toBeNull();
  expect(toServerEvent('"keywords_changed"')).toBeNull();
});
