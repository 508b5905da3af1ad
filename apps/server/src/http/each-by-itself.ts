import type { Log } from '../lib/log.ts';
import { toAppError } from './wire-error.ts';

/** What became of one of many. */
interface Outcome {
  success: boolean;
  /** Null where it was done. */
  error: { code: string; message: string } | null;
}

/**
 * Does many things one after another, each by itself: what fails stops no other, and `run` has a transaction for each. A
 * refusal is told in its own words; what is no refusal is logged with the request's id and told in general ones.
 * @param nameOf what the result of one is found by
 */
export async function eachByItself<One, Name extends object>(
  { log, requestId }: { log: Log; requestId: string },
  many: Iterable<One>,
  { nameOf, run }: { nameOf: (one: One) => Name; run: (one: One) => Promise<unknown> },
): Promise<{ succeeded: number; failed: number; results: (Name & Outcome)[] }> {
  const results: (Name & Outcome)[] = [];
  for (const one of many) {
    const name = nameOf(one);
    try {
      await run(one);
      results.push({ ...name, success: true, error: null });
    } catch (thrown) {
      const { code, message, status } = toAppError(thrown);
      if (status >= 500) log.error({ id: requestId, one: name, err: thrown }, 'one of many failed');
      results.push({ ...name, success: false, error: { code, message } });
    }
  }
  const succeeded = results.filter(({ success }) => success).length;
  return { succeeded, failed: results.length - succeeded, results };
}
