import { expect, it } from 'vitest';
import { keepNote, takeNote } from './note-for-reload.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('is said once by the page that is loaded next', () => {
  const kept = storage();
  expect(takeNote(() => kept)).toBeNull();
  keepNote(() => kept, 'Saved');
  expect(takeNote(() => kept)).toBe('Saved');
  expect(takeNote(() => kept)).toBeNull();
});

it('is not said where the browser keeps nothing', () => {
  const refuse = () => {
    throw new Error('The operation is insecure.');
  };
  keepNote(refuse, 'Saved');
  expect(takeNote(refuse)).toBeNull();
});
