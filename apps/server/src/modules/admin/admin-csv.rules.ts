import { CSV_MIME_TYPE } from '@answerscope/contract';
import { CSV_MARK } from '../../lib/csv.ts';

/** A file of an administrator's list, named by the day it is made on, from its rows in parts. */
export function adminCsv(name: string, at: Date, parts: readonly string[]): File {
  const file = `${name}-${at.toISOString().slice(0, 10)}.csv`;
  return new File([CSV_MARK, ...parts], file, { type: CSV_MIME_TYPE });
}

/** '2026-03-02 13:05:09', UTC. */
export function csvTime(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}
