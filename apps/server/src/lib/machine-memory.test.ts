import { expect, it } from 'vitest';
import { memoryLimit } from './machine-memory.ts';

const GIB = 1024 ** 3;

it.each([
  ['its control group’s limit', 2 * GIB, 2 * GIB],
  ['the machine’s memory without a limit', 2 ** 64, 8 * GIB],
  ['the machine’s memory without a control group', 0, 8 * GIB],
])('a process may use %s', (_what, constrained, expected) => {
  expect(memoryLimit(constrained, 8 * GIB)).toBe(expected);
});
