/** A random UUID (version 4). */
export function randomUuid(): string {
  const key = randomKey();
  const parts = [
    key.slice(0, 8),
    key.slice(8, 12),
    `4${key.slice(13, 16)}`,
    `a${key.slice(17, 20)}`,
    key.slice(20),
  ];
  return parts.join('-');
}

/** A key that nobody else has. Not crypto.randomUUID: browsers have it on secure pages only. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
