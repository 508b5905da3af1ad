import { messageForCode } from '@answerscope/contract';
import type { TenantDatabase, Transaction } from '../database/pool.ts';
import type { Log } from '../lib/log.ts';
import { toAppError } from './wire-error.ts';

type Read<T> = (tx: Transaction) => Promise<T>;

/** How pages read what they show to everybody. What fails is logged, and a page is told nothing of it. */
export interface PageReads {
  /** @throws an error in words for everybody: what a page is told of a failure stands in its HTML. */
  orFail<T>(what: string, read: Read<T>): Promise<T>;
  /** Null when it cannot be read: the page stands without it, or says so. */
  orNull<T>(what: string, read: Read<T>): Promise<T | null>;
}

export function createPageReads(database: TenantDatabase, log: Log): PageReads {
  const orFail = async <T>(what: string, read: Read<T>): Promise<T> => {
    try {
      return await database.transaction(read);
    } catch (err) {
      log.error({ err }, `${what} of the public pages could not be read`);
      const shown = new Error(messageForCode(toAppError(err).code));
      delete shown.stack;
      throw shown;
    }
  };
  return {
    orFail,
    orNull: (what, read) => orFail(what, read).catch(() => null),
  };
}
