import type { z } from 'zod';
import * as messages from './errors-messages.ts';
import { commaList } from './formats.ts';

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
        : messages.mustBeOfType({ type: issue.expected });
    case 'invalid_value':
      return oneOf(issue.values);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return messages.mustBeOfFormat({ format: issue.format });
    case 'not_multiple_of':
      return messages.mustBeMultiple({ divisor: Number(issue.divisor) });
    case 'unrecognized_keys':
      return messages.unknownFields({ count: issue.keys.length, names: commaList(issue.keys) });
    case 'invalid_union':
      return Array.isArray(issue.options) ? oneOf(issue.options) : messages.mustBeOfAnAcceptedForm;
    case 'invalid_key':
      return messages.holdsNameNotAccepted;
    case 'invalid_element':
      return messages.holdsEntryNotAccepted;
    default:
      return messages.isNotAccepted;
  }
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null;
}

function oneOf(values: readonly unknown[]): string {
  const [only] = values;
  return values.length === 1
    ? messages.mustBeValue({ value: String(only) })
    : messages.mustBeOneOf({ values: commaList(values.map(String)) });
}

function tooSmall(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  const { origin, inclusive, exact } = issue;
  const size = Number(issue.minimum);
  if (exact) return exactly(origin, size);
  const least = inclusive === false ? size + 1 : size;
  if (origin === 'string')
    return least === 1 ? messages.mustNotBeEmpty : messages.mustBeAtLeastLong({ size: least });
  if (isList(origin)) return messages.mustHoldAtLeast({ size: least });
  return inclusive === false ? messages.mustBeMoreThan({ size }) : messages.mustBeOrMore({ size });
}

function tooBig(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  const { origin, inclusive, exact } = issue;
  const size = Number(issue.maximum);
  if (exact) return exactly(origin, size);
  const most = inclusive === false ? size - 1 : size;
  if (origin === 'string') return messages.mustBeAtMostLong({ size: most });
  if (isList(origin)) return messages.mustHoldAtMost({ size: most });
  return inclusive === false ? messages.mustBeLessThan({ size }) : messages.mustBeOrLess({ size });
}

function exactly(origin: string, size: number): string {
  if (origin === 'string') return messages.mustBeExactlyLong({ size });
  return isList(origin) ? messages.mustHoldExactly({ size }) : messages.mustBeExactly({ size });
}

function isList(origin: string): boolean {
  return origin === 'array' || origin === 'set' || origin === 'map' || origin === 'object';
}
