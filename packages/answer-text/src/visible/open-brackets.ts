/** Visible and original offsets of the '[' of a line that are not closed yet. */
export class OpenBrackets {
  #offsets = new Int32Array(16);
  #size = 0;

  clear(): void {
    this.#size = 0;
  }

  push(visible: number, original: number): void {
    if (this.#size === this.#offsets.length) {
      const longer = new Int32Array(this.#size * 2);
      longer.set(this.#offsets);
      this.#offsets = longer;
    }
    this.#offsets[this.#size++] = visible;
    this.#offsets[this.#size++] = original;
  }

  pop(): [visible: number, original: number] | null {
    if (this.#size === 0) return null;
    this.#size -= 2;
    return [this.#offsets[this.#size] ?? 0, this.#offsets[this.#size + 1] ?? 0];
  }
}
