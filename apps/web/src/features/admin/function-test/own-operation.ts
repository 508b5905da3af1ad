import type { Given, Step } from './suite.ts';

/** What the runs of most suites are called. */
export const BASIC = 'Run basic tests';
export const ADVANCED = 'Run advanced tests';

/** A function that shares an address with others, about the user whose account runs it. */
export const ownOperation =
  (call: string) =>
  (operation: string, more: (given: Given) => Record<string, unknown> = () => ({})): Step => ({
    label: `${operation.charAt(0).toUpperCase()}${operation.slice(1).replaceAll('_', ' ')}`,
    call: `${call}:${operation}`,
    input: (given) => ({ operation, userId: given.userId, ...more(given) }),
  });
