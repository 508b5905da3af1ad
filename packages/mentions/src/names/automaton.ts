import { foldedUnit, SEQUENCE } from '../text/fold.ts';
import type { Pattern } from './pattern.ts';

export const ASCII_SEPARATOR = 0xffff;

export interface Automaton {
  columns: Uint16Array;
  shift: number;
  next: Int32Array | Uint16Array;
  /** First pattern ending in a state, -1 for none; others follow by `sibling` and `shorter`. */
  output: Int32Array;
  sibling: Int32Array;
  shorter: Int32Array;
  ends: Uint8Array;
  asciiColumns: Uint16Array;
  asciiBegins: Uint8Array;
}

export function buildAutomaton(patterns: readonly Pattern[]): Automaton {
  const columns = new Uint16Array(65536);
  let width = 1;
  let size = 1;
  for (const { symbols } of patterns) {
    size += symbols.length;
    for (const symbol of symbols) if (columns[symbol] === 0) columns[symbol] = width++;
  }
  const shift = 32 - Math.clz32(width - 1);
  const cells = size << shift;
  const automaton: Automaton = {
    columns,
    shift,
    next: size < 65536 ? new Uint16Array(cells) : new Int32Array(cells),
    output: new Int32Array(size).fill(-1),
    sibling: new Int32Array(patterns.length).fill(-1),
    shorter: new Int32Array(size),
    ends: new Uint8Array(size),
    asciiColumns: new Uint16Array(128),
    asciiBegins: new Uint8Array(128),
  };
  insertAll(automaton, patterns);
  linkSuffixes(automaton);
  automaton.ends.forEach((_, state) => {
    automaton.ends[state] = (automaton.output[state] ?? -1) >= 0 || automaton.shorter[state] !== 0 ? 1 : 0;
  });
  for (let code = 0; code < 128; code++) {
    const unit = foldedUnit(code);
    const column = unit > SEQUENCE ? (columns[unit] ?? 0) : ASCII_SEPARATOR;
    automaton.asciiColumns[code] = column;
    automaton.asciiBegins[code] = column !== ASCII_SEPARATOR && automaton.next[column] !== 0 ? 1 : 0;
  }
  return automaton;
}

function insertAll(automaton: Automaton, patterns: readonly Pattern[]): void {
  const { columns, shift, next, output, sibling } = automaton;
  let states = 1;
  patterns.forEach((pattern, id) => {
    let state = 0;
    for (const symbol of pattern.symbols) {
      const cell = (state << shift) + (columns[symbol] ?? 0);
      let target = next[cell] ?? 0;
      if (target === 0) {
        target = states++;
        next[cell] = target;
      }
      state = target;
    }
    sibling[id] = output[state] ?? -1;
    output[state] = id;
  });
}

function linkSuffixes(automaton: Automaton): void {
  const { shift, next, output, shorter } = automaton;
  const width = 1 << shift;
  const fail = new Int32Array(output.length);
  const queue: number[] = [];
  for (let column = 1; column < width; column++) {
    const child = next[column] ?? 0;
    if (child !== 0) queue.push(child);
  }
  for (let head = 0; head < queue.length; head++) {
    const state = queue[head] ?? 0;
    const back = fail[state] ?? 0;
    shorter[state] = (output[back] ?? -1) >= 0 ? back : (shorter[back] ?? 0);
    for (let column = 1; column < width; column++) {
      const child = next[(state << shift) + column] ?? 0;
      const viaBack = next[(back << shift) + column] ?? 0;
      if (child === 0) next[(state << shift) + column] = viaBack;
      else {
        fail[child] = viaBack;
        queue.push(child);
      }
    }
  }
}
