import type { CompiledMessage } from '@answerscope/contract';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒğħíĵķłɱñóþɋřšŧúṽŵẋýžÁɃÇĐÉƑĞĦÍĴĶŁṀÑÓÞɊŘŠŦÚṼŴẊÝŽ';
const GROWTH = 0.4;

/** A text with accents, 40% longer: what is still plain on a page is in no file of messages. */
export function pseudo(text: string): string {
  let owed = 0.5;
  return [...text]
    .map((char) => {
      const letter = ACCENTED[PLAIN.indexOf(char)];
      owed += GROWTH;
      if (letter === undefined || owed < 1) return letter ?? char;
      owed -= 1;
      return letter + letter;
    })
    .join('');
}

/** A compiled message in the pseudo-language: its arguments and elements keep their names. */
export function pseudoMessage(compiled: CompiledMessage): CompiledMessage {
  return typeof compiled === 'string' ? pseudo(compiled) : compiled.map(pseudoNode);
}

function pseudoNode(node: Exclude<CompiledMessage, string>[number]): typeof node {
  if (typeof node === 'string') return pseudo(node);
  if (typeof node === 'number') return node;
  const [name, kind, ...rest] = node as [string, ...unknown[]];
  if (kind === undefined) return node;
  // Behind the name stands a number for what is formatted, and a part for an element; 0 is the number of a plural.
  if (typeof kind !== 'number' || kind === 0)
    return [name, ...[kind, ...rest].map((part) => pseudoNode(part as typeof node))] as typeof node;
  const [options] = rest;
  if (typeof options !== 'object' || options === null || kind > 3) return node;
  const translated = Object.entries(options).map(([key, option]) => [
    key,
    Array.isArray(option) ? option.map(pseudoNode) : pseudoNode(option),
  ]);
  return [name, kind, Object.fromEntries(translated)] as unknown as typeof node;
}
