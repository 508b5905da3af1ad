import type { Installation } from '@answerscope/contract';
import { type Fetcher, readable } from './fetcher.ts';

/** Where users get help; undefined while that is unknown, null where the operator names nowhere. */
export type SupportAddress = string | null | undefined;

export interface Support {
  current(): SupportAddress;
  /** Whether mails reach people; undefined while that is unknown. */
  sendsMail(): boolean | undefined;
  /** Asks the server once, when words or a screen name support or a mail for the first time. */
  load(): void;
  subscribe(listener: () => void): () => void;
}

/** Beside the query client, not in it: an error screen has none around it. */
export function createSupport(fetcher: Fetcher): Support {
  const listeners = new Set<() => void>();
  let address: SupportAddress;
  let sendsMail: boolean | undefined;
  let isAsked = false;
  return {
    current: () => address,
    sendsMail: () => sendsMail,
    load() {
      if (isAsked) return;
      isAsked = true;
      void readable<Installation>(fetcher, '/api/installation').then((installation) => {
        // Asked again where it could not be read: until then nothing is said of it.
        if (installation === null) isAsked = false;
        else ({ support_address: address, sends_mail: sendsMail } = installation);
        for (const listener of listeners) listener();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
