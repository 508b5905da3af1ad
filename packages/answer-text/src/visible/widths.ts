/** How many original units a visible one stands for, where it is not one; added in the order of the text. */
export class Widths {
  readonly #offsets: number[] = [];
  readonly #widths: number[] = [];

  add(offset: number, width: number): void {
    this.#offsets.push(offset);
    this.#widths.push(width);
  }

  /** Takes back what stands at an offset or behind it. */
  cut(offset: number): void {
    while ((this.#offsets.at(-1) ?? -1) >= offset) {
      this.#offsets.pop();
      this.#widths.pop();
    }
  }

  at(offset: number): number {
    let low = 0;
    let high = this.#offsets.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#offsets[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return this.#offsets[low] === offset ? (this.#widths[low] ?? 1) : 1;
  }
}
