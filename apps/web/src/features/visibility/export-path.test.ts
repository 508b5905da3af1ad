import { expect, it } from 'vitest';
import { exportPath } from './export-path.ts';

it('exports what the list shows', () => {
  const filters = {
    channel: 'claude',
    search: 'a&b 100%',
    topic: undefined,
    is_ai_generated: false,
  } as const;
  const { pathname, searchParams } = new URL(exportPath(filters), 'http://localhost');
  expect(pathname).toBe('/api/visibility-results/csv');
  expect(Object.fromEntries(searchParams)).toEqual({
    channel: 'claude',
    search: 'a&b 100%',
    is_ai_generated: 'false',
  });
});
