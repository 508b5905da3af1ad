import { once } from '../once.ts';
import { classify } from './word-list.ts';
import { words } from './words/names.ts';

const classes = once(() => classify(words));

/** Folded words of a class of `words/names.ts`. */
export function nameWords(name: string): ReadonlySet<string> {
  return new Set(classes().get(name));
}
