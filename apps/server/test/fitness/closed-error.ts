import { WireError } from '@answerscope/contract';
import { expect } from 'vitest';
import { TEST_SECRET } from '../global-setup.ts';
import type { Reply } from '../user.ts';

/** Traces of our inside that no error may carry: stacks, files, SQL, driver texts, secrets. */
const INSIDE = [
  /\bat \S+ \(|\bat (async )?(file|node):/,
  /node_modules|\/src\/|\.tsx?\b/,
  /\b(select|delete)\b.+\bfrom\b|\binsert into\b|\bupdate\b.+\bset\b|Failed query/i,
  /violates|constraint|relation "|row-level security|permission denied|refuse_change|auth\."user"/i,
  /ECONN|ENOENT|postgres|drizzle|better-auth|pg_/i,
  /key-of-the-tests/,
  new RegExp(TEST_SECRET),
];

/** Made once: making it takes longer than reading an error with it. */
const ClosedError = WireError.strict();

/**
 * Holds when an answer is an error of this status in the one wire shape, names its request in body and header,
 * and tells nothing of our inside.
 * @returns it without how its texts were made
 */
export function expectClosedError(reply: Reply, status: number): WireError {
  expect({ status: reply.status, body: reply.body }).toMatchObject({ status });
  const error = ClosedError.parse(reply.body);
  expect(error.status).toBe(status);
  expect(reply.headers.get('x-request-id')).toBe(error.id);
  expect(reply.headers.get('content-type')).toContain('application/json');
  const { sentences = {}, ...details } = error.details ?? {};
  const worded = {
    ...error,
    details: Object.keys(details).length > 0 || !error.details ? error.details && details : null,
  };
  const said = JSON.stringify(worded);
  for (const trace of INSIDE) expect(said).not.toMatch(trace);
  // Of a sentence within another one, the other one's values are the text.
  const values = Object.values(sentences).flatMap((one) => Object.values(one.values));
  for (const text of Object.keys(sentences))
    expect([said, ...values].some((one) => String(one).includes(JSON.stringify(text).slice(1, -1)))).toBe(
      true,
    );
  return worded;
}
