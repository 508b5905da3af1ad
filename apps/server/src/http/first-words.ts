import { setTimeout as wait } from 'node:timers/promises';
import { appError } from '@answerscope/contract';
import type { Log } from '../lib/log.ts';

/** What can be said of a page to the person who asks for it, as the web application gives it. */
export interface FirstWords {
  /** What must be read for it, as calls name it. */
  reads: readonly string[];
  /** What stands in the page as it is rendered for everybody, once. */
  place: string;
  /** Takes its place when what must be read was not there in time. */
  fallback: string;
  /** Takes its place when it was. */
  render(answers: Record<string, unknown>, cookies: string): string;
}

/** Reads what the person who asks for a page may read, by the address of the call; `late` is aborted when the page goes on without it. */
export type ReadForPage = (path: string, late: AbortSignal) => Promise<unknown>;

interface FirstWordsInput {
  read: ReadForPage;
  cookies: string;
  /** The page goes on without its first words when reading takes longer. */
  waitMs: number;
  log: Log;
}

/** The first words of a page, or what stands in their place: a read that fails or is slow costs the page nothing else. */
export async function sayFirstWords(words: FirstWords, input: FirstWordsInput): Promise<string> {
  const { read, cookies, waitMs, log } = input;
  const over = new AbortController();
  const late = new AbortController();
  try {
    const answers = await Promise.race([
      Promise.all(words.reads.map(async (path) => [path, await read(path, late.signal)] as const)),
      wait(waitMs, null, { signal: over.signal }),
    ]);
    return answers === null ? words.fallback : words.render(Object.fromEntries(answers), cookies);
  } catch (error) {
    log.warn({ err: error }, 'a page was sent without its first words');
    return words.fallback;
  } finally {
    over.abort();
    // What is still read is of no use to anybody.
    late.abort(appError('TIMEOUT_ERROR', { details: { reason: 'client_left' } }));
  }
}
