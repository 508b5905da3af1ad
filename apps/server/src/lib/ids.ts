import { randomBytes } from 'node:crypto';
import { z } from 'zod';

declare const owner: unique symbol;

/** The id of a person, who signs in. */
export type PersonId = string & { readonly [owner]: 'person' };
/** The id of an account, which pays and owns. */
export type AccountId = string & { readonly [owner]: 'account' };
/** The id of a brand, which is measured. */
export type BrandId = string & { readonly [owner]: 'brand' };

/** The id of an account in a job or an event. */
export const ACCOUNT_ID = z.uuid() as unknown as z.ZodType<AccountId, string>;

/** A UUIDv7 (RFC 9562): 48 bits of milliseconds, then random; ids sort by the time they were made. */
export function newId<Id extends string = string>(nowMs: number = Date.now()): Id {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(nowMs, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}` as Id;
}

/** The lower bound of ids made from a moment on. */
export function firstIdAt(moment: Date): string {
  const hex = moment.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for what an id may be: a column of ids can be asked for nothing else. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
