import type { z } from 'zod';
import * as messages from './errors-messages.ts';

type Issue = z.core.$ZodRawIssue;

/**
 * What a field's refusal says where its schema has no words of its own; for zod's `customError` and `error`.
 * A schema's own message comes before it.
 */
export function issueMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input)
        ? messages.thisFieldIsRequired
        : `Must be ${TYPES[issue.expected] ?? OTHER}`;
    case 'invalid_value':
      return `Must be ${oneOf(issue.values)}`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return `Must be ${FORMATS[issue.format] ?? OTHER}`;
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `Unknown ${issue.keys.length === 1 ? 'field' : 'fields'}: ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return `Must be ${Array.isArray(issue.options) ? oneOf(issue.options) : OTHER}`;
    case 'invalid_key':
      return messages.holdsNameNotAccepted;
    case 'invalid_element':
      return messages.holdsEntryNotAccepted;
    default:
      return messages.isNotAccepted;
  }
}

const OTHER = 'of a form that is accepted here';

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
  null: 'null',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'a web address',
  uuid: 'an id',
  guid: 'an id',
  datetime: 'a date and time such as 2026-11-20T09:00:00Z',
  date: 'a date such as 2026-11-20',
  time: 'a time such as 09:00:00',
};

function isMissing(input: unknown): boolean {
  return input === undefined || input === null;
}

function oneOf(values: readonly unknown[]): string {
  const [only] = values;
  return values.length === 1 ? String(only) : `one of ${values.map(String).join(', ')}`;
}

function tooSmall(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  const { origin, minimum, inclusive, exact } = issue;
  if (exact) return exactly(origin, minimum);
  const least = inclusive === false ? Number(minimum) + 1 : minimum;
  if (origin === 'string')
    return least === 1 ? messages.mustNotBeEmpty : `Must be at least ${count(least, 'character')} long`;
  if (isList(origin)) return `Must hold at least ${count(least, ENTRY)}`;
  return inclusive === false ? `Must be more than ${minimum}` : `Must be ${minimum} or more`;
}

function tooBig(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  const { origin, maximum, inclusive, exact } = issue;
  if (exact) return exactly(origin, maximum);
  const most = inclusive === false ? Number(maximum) - 1 : maximum;
  if (origin === 'string') return `Must be at most ${count(most, 'character')} long`;
  if (isList(origin)) return `Must hold at most ${count(most, ENTRY)}`;
  return inclusive === false ? `Must be less than ${maximum}` : `Must be ${maximum} or less`;
}

const ENTRY = ['entry', 'entries'] as const;

function exactly(origin: string, size: number | bigint): string {
  if (origin === 'string') return `Must be exactly ${count(size, 'character')} long`;
  return isList(origin) ? `Must hold exactly ${count(size, ENTRY)}` : `Must be ${size}`;
}

function isList(origin: string): boolean {
  return origin === 'array' || origin === 'set' || origin === 'map' || origin === 'object';
}

function count(size: number | bigint, of: string | readonly [one: string, many: string]): string {
  const [one, many] = typeof of === 'string' ? [of, `${of}s`] : of;
  return `${size} ${Number(size) === 1 ? one : many}`;
}
