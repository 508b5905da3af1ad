/** Finds the next occurrence of a sign. Offsets asked for must not fall, so each unit is read once. */
export class NextSign {
  private readonly text: string;
  private readonly sign: string;
  private found = -1;

  constructor(text: string, sign: string) {
    this.text = text;
    this.sign = sign;
  }

  /** Its first offset at or behind a place; infinite where there is none. */
  from(at: number): number {
    if (this.found < at) {
      const next = this.text.indexOf(this.sign, at);
      this.found = next < 0 ? Number.POSITIVE_INFINITY : next;
    }
    return this.found;
  }
}
