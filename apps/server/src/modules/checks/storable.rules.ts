/**
 * The same value with every text made storable: PostgreSQL takes neither NUL nor half a surrogate pair. Each becomes
 * one U+FFFD, so that offsets stay true and no paid answer is lost for a character.
 */
export function storable<T>(value: T): T {
  return mend(value) as T;
}

function mend(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '\uFFFD').toWellFormed();
  if (Array.isArray(value)) return value.map(mend);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mend(part)]));
}
