import { describe, expect, it } from 'vitest';
import { newId } from './ids.ts';

describe('an id', () => {
  it('is a UUID of version 7', () => {
    expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('begins with its moment, so that ids sort by time', () => {
    const moment = Date.UTC(2026, 0, 2, 3, 4, 5, 6);
    expect(newId(moment).replaceAll('-', '').slice(0, 12)).toBe(moment.toString(16).padStart(12, '0'));
    expect(newId(moment) < newId(moment + 1)).toBe(true);
  });

  it('is never given twice', () => {
    expect(new Set(Array.from({ length: 5_000 }, () => newId(0))).size).toBe(5_000);
  });
});
