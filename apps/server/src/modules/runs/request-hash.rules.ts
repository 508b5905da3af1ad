import { createHash } from 'node:crypto';
import type { StartRun } from '@answerscope/contract';
import { namedKeywords } from './run-rows.queries.ts';

/**
 * The fingerprint of what a run was asked for: channels in their order, keywords in any, each once. Two requests with an
 * equal one ask for the same run.
 */
export function requestHash(input: StartRun): string {
  const request = [
    input.channels === undefined ? null : [...new Set(input.channels)],
    namedKeywords(input)?.toSorted() ?? null,
    input.samples ?? null,
  ];
  return createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 32);
}
