import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../build-stamp.ts';
import { judgeDecisions } from './judge-decisions.ts';

it('refuses two decisions with the same number, and lets a number be left out', () => {
  expect(judgeDecisions(['README.md', '0001-a.md', '0003-b.md'])).toEqual([]);
  expect(judgeDecisions(['0001-a.md', '0002-b.md', '0002-c.md'])).toEqual([
    'docs/decisions: 0002-b.md and 0002-c.md have the same number: the later one takes the next free one.',
  ]);
});

it('is held by the decisions of the product', () => {
  const names = readdirSync(join(ROOT, 'docs/decisions'));
  expect(names.length).toBeGreaterThan(30);
  expect(judgeDecisions(names)).toEqual([]);
});
