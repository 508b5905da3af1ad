import { createHmac } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

/** The code that an authenticator app shows now (RFC 6238) for the secret of an otpauth address. */
export function codeOf(otpauth: string, nowMs = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(nowMs / PERIOD_MS)));
  const digest = createHmac('sha1', secretOf(otpauth)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The bytes that the base32 letters of the address stand for. */
function secretOf(otpauth: string): Buffer {
  const letters = new URL(otpauth).searchParams.get('secret') ?? '';
  const bits = [...letters].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
