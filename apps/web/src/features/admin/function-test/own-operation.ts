import * as messages from './messages.ts';
import type { Given, Step } from './suite.ts';

/** What the runs of most suites are called. */
export const BASIC = messages.runBasicTests;
export const ADVANCED = messages.runAdvancedTests;

/** A function that shares an address with others, about the user whose account runs it. */
export const ownOperation =
  (call: string) =>
  (operation: string, more: (given: Given) => Record<string, unknown> = () => ({})): Step => ({
    label: `${operation.charAt(0).toUpperCase()}${operation.slice(1).replaceAll('_', ' ')}`,
    call: `${call}:${operation}`,
    input: (given) => ({ operation, userId: given.userId, ...more(given) }),
  });
