import { charClass, NEWLINE, SPACE } from '../char-class.ts';
import { VOID_UNIT } from '../visible/inline-state.ts';
import { projectVisibleText } from '../visible/project.ts';
import { releaseVisibleText } from '../visible/visible-builder.ts';
import { REMOVED } from '../visible/visible-text.ts';

const REMOVED_UNIT = REMOVED.charCodeAt(0);

/** Letters, digits and whatever no markdown is written with. */
function isWritten(code: number): boolean {
  if (code < 0x80)
    return (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a && code > 0x40);
  if (code === REMOVED_UNIT || code === VOID_UNIT) return false;
  const kind = charClass(code);
  return kind !== SPACE && kind !== NEWLINE;
}

/** Knows which stretches of an answer hold nothing of its visible text but marks: only those may be left out of its blocks. */
export class HiddenPlaces {
  /** How many visible units that are no marks begin before each offset. */
  readonly #before: Int32Array;

  constructor(answer: string) {
    const visible = projectVisibleText(answer, null);
    const before = new Int32Array(answer.length + 1);
    for (let at = 0; at < visible.origin.length; at++) {
      if (!isWritten(visible.units[at] ?? 0)) continue;
      before[(visible.origin[at] ?? 0) + 1] = 1;
    }
    for (let at = 1; at < before.length; at++) before[at] = (before[at] ?? 0) + (before[at - 1] ?? 0);
    releaseVisibleText(visible);
    this.#before = before;
  }

  /** Whether nothing but marks and spaces is visible of `[from, to)`. */
  isHidden(from: number, to: number): boolean {
    return this.#before[from] === this.#before[Math.max(from, to)];
  }
}
