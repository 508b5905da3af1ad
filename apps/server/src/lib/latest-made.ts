/** Keeps what was made last under a key that says all it is made of, so many at most. */
export class LatestMade<Value> {
  readonly #most: number;
  readonly #kept = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = this.#kept.get(key) ?? (await make());
    this.#kept.delete(key);
    this.#kept.set(key, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    return value;
  }
}
