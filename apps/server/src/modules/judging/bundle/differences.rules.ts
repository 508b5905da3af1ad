import { canonicalJson } from './canonical.rules.ts';

const SHOWN_MAX = 80;

/** Ranges of earlier reports were computed by the database, whose last digits are rounded in another order. */
const RANGE = /(^|\.)(rate|similar)_(low|high)$/;
const RANGE_DIGITS = 12;

/** Where two values differ, as 'path: now … instead of …', one a place; empty when they are the same, ranges to 12 digits. */
export function differences(now: unknown, then: unknown, path = ''): string[] {
  if (canonicalJson(now) === canonicalJson(then)) return [];
  if (RANGE.test(path) && typeof now === 'number' && typeof then === 'number' && isAsGoodAs(now, then))
    return [];
  if (isRecord(now) && isRecord(then)) {
    const names = [...new Set([...Object.keys(now), ...Object.keys(then)])].sort();
    return names.flatMap((name) =>
      differences(now[name], then[name], path === '' ? name : `${path}.${name}`),
    );
  }
  if (Array.isArray(now) && Array.isArray(then) && now.length === then.length)
    return now.flatMap((one: unknown, at) => differences(one, then[at], `${path}[${at}]`));
  return [`${path} is ${shown(now)} instead of ${shown(then)}`];
}

function isAsGoodAs(now: number, then: number): boolean {
  return Math.abs(now - then) <= Math.max(Math.abs(now), Math.abs(then)) * 10 ** -RANGE_DIGITS;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  const json = canonicalJson(value) ?? 'nothing';
  return json.length > SHOWN_MAX ? `${json.slice(0, SHOWN_MAX)}…` : json;
}
