/** Loads a value per key and gives the same one for `keepMs`; a load that fails is not kept. */
export function keptFor<Key extends string, Value>(
  keepMs: number,
  load: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const kept = new Map<Key, { value: Promise<Value>; until: number }>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined && known.until > Date.now()) return known.value;
    const value = load(key);
    kept.set(key, { value, until: Date.now() + keepMs });
    value.catch(() => kept.delete(key));
    return value;
  };
}
