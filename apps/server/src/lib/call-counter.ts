import type { CountedKind } from '@answerscope/contract';
import { bucketOf, TIME_BUCKETS } from './time-histogram.ts';

const MINUTE_MS = 60_000;

/** A request that was answered. */
export interface Answered {
  /** Of a set that the program knows: never what somebody asked for. */
  name: string;
  kind: CountedKind;
  status: number;
  ms: number;
}

/** What a name's requests of one minute came to. */
export interface CallMinute {
  minute: Date;
  name: string;
  kind: CountedKind;
  calls: number;
  client_errors: number;
  server_errors: number;
  total_ms: number;
  /** The buckets that hold any, and how many each holds. */
  buckets: number[];
  counts: number[];
}

interface Tally extends Pick<CallMinute, 'kind' | 'calls' | 'client_errors' | 'server_errors' | 'total_ms'> {
  buckets: Uint32Array;
}

/**
 * Counts what this process answers, by name and minute, until somebody has written it down. A request costs two look-ups
 * and a handful of additions, well under a microsecond; a name that was asked within a minute takes about 800 bytes.
 */
export interface CallCounter {
  count(answered: Answered): void;
  /** All minutes that are kept, each as it stands by now: the same minute again is it anew, not more of it. */
  counted(): CallMinute[];
  /** Lets go of the minutes before a moment; returns how many calls they counted. */
  forgetBefore(moment: Date): number;
}

export function createCallCounter(now: () => number = Date.now): CallCounter {
  const minutes = new Map<number, Map<string, Tally>>();
  return {
    count: ({ name, kind, status, ms }) => {
      const minute = Math.floor(now() / MINUTE_MS);
      let names = minutes.get(minute);
      if (names === undefined) {
        names = new Map();
        minutes.set(minute, names);
      }
      let tally = names.get(name);
      if (tally === undefined) {
        tally = {
          kind,
          calls: 0,
          client_errors: 0,
          server_errors: 0,
          total_ms: 0,
          buckets: new Uint32Array(TIME_BUCKETS),
        };
        names.set(name, tally);
      }
      tally.calls += 1;
      if (status >= 500) tally.server_errors += 1;
      else if (status >= 400) tally.client_errors += 1;
      tally.total_ms += ms;
      const bucket = bucketOf(ms);
      tally.buckets[bucket] = (tally.buckets[bucket] ?? 0) + 1;
    },
    counted: () =>
      [...minutes].flatMap(([minute, names]) =>
        [...names].map(([name, { buckets, ...tally }]) => {
          const filled = [...buckets.entries()].filter(([, count]) => count > 0);
          return {
            ...tally,
            name,
            minute: new Date(minute * MINUTE_MS),
            buckets: filled.map(([bucket]) => bucket),
            counts: filled.map(([, count]) => count),
          };
        }),
      ),
    forgetBefore: (moment) => {
      let calls = 0;
      for (const [minute, names] of minutes) {
        if ((minute + 1) * MINUTE_MS > moment.getTime()) continue;
        for (const tally of names.values()) calls += tally.calls;
        minutes.delete(minute);
      }
      return calls;
    },
  };
}
