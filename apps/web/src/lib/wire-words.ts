import type { Sentence, WireError } from '@answerscope/contract';
import type { Catalogue } from './wire-catalogue.ts';

/** An error with the texts that people read in another language; a text without a translation stays English. */
export function translated(error: WireError, catalogue: Catalogue): WireError {
  const { details } = error;
  const say = sayingIn(catalogue, details?.sentences);
  const fields = Object.entries(details?.fields ?? {}).map(
    ([field, texts]) => [field, texts.map(say)] as const,
  );
  return {
    ...error,
    message: say(error.message),
    details: details && {
      ...details,
      ...(details.fields && { fields: Object.fromEntries(fields) }),
      ...(details.consequences && {
        consequences: details.consequences.map((one) => ({ ...one, text: say(one.text) })),
      }),
    },
  };
}

/** Says texts of the server by a catalogue; one without a translation as it came. */
export function sayingIn(
  catalogue: Catalogue,
  known: Readonly<Record<string, Sentence>> | undefined,
): (text: string) => string {
  const sentences = new Map(Object.entries(known ?? {}));
  const say = (text: string): string => {
    const made = sentences.get(text) ?? (catalogue.has(text) ? undefined : readSentence(catalogue, text));
    const own = catalogue.get(made?.template ?? text);
    if (own === undefined) return sayEach(text, say);
    if (typeof own !== 'function') return own;
    if (made === undefined) return text;
    // A sentence of nothing but its value would be worded without an end.
    const sayValue = (value: string | number) =>
      typeof value === 'string' && value !== text ? say(value) : value;
    return String(own(made.values, sayValue));
  };
  return say;
}

/** Says each sentence of a text that has several. */
function sayEach(text: string, say: (sentence: string) => string): string {
  const sentences = text.split(/(?<=[.!?]) /);
  return sentences.length > 1 ? sentences.map(say).join(' ') : text;
}

/** A template with the pattern of the texts made with it, and the names of its values. */
interface Pattern {
  template: string;
  pattern: RegExp;
  names: { name: string; isNumber: boolean }[];
  chosen: Choice['chosen'];
}

const TEXT = '(.+?)';
const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)`;

const patterns = new WeakMap<Catalogue, Pattern[]>();

/** The template and values of a text that was stored without them; undefined where no template fits. */
function readSentence(catalogue: Catalogue, text: string): Sentence | undefined {
  const known = patterns.get(catalogue) ?? [...catalogue.keys()].flatMap(patternOf);
  patterns.set(catalogue, known);
  for (const { template, pattern, names, chosen } of known) {
    const values = pattern.exec(text)?.slice(1);
    if (values)
      return {
        template,
        // A value that the text holds replaces the option it chose: 'ECONNRESET', not 'other'.
        values: {
          ...chosen,
          ...Object.fromEntries(
            names.map(({ name, isNumber }, at) => [
              name,
              isNumber ? numberIn(values[at]) : (values[at] ?? ''),
            ]),
          ),
        },
      };
  }
  return undefined;
}

/** The number that English wrote: 1200 of '1,200'. */
const numberIn = (text = ''): number => Number(text.replaceAll(',', ''));

/** One pattern for each option; none for a plural, or for a template with too few characters of its own. */
function patternOf(template: string): Pattern[] {
  return choicesOf(template, {}).flatMap(({ text, chosen }) => {
    const names = [...text.matchAll(/\{(\w+)(, number)?\}/g)].map(([, name = '', number]) => ({
      name,
      isNumber: number !== undefined,
    }));
    const fixed = text.split(/\{\w+(?:, number)?\}/);
    if (names.length === 0 && text === template) return [];
    if (fixed.some((part) => /[{}]/.test(part)) || fixed.join('').length < OWN_MIN) return [];
    const parts = fixed.map((part) => part.replaceAll("''", "'").replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
    const pattern = parts.reduce(
      (before, part, at) => before + (names[at - 1]?.isNumber ? NUMBER : TEXT) + part,
    );
    return [{ template, names, chosen, pattern: new RegExp(`^${pattern}$`, 's') }];
  });
}

interface Choice {
  text: string;
  /** The values that chose it. */
  chosen: Readonly<Record<string, string>>;
}

/** A template with each option of its selects in turn. */
function choicesOf(text: string, chosen: Choice['chosen']): Choice[] {
  const found = /\{(\w+), select, /.exec(text);
  if (found === null) return [{ text, chosen }];
  const [head, name = ''] = found;
  const options: [key: string, body: string][] = [];
  let at = found.index + head.length;
  while (text[at] !== '}' && at < text.length) {
    const open = text.indexOf('{', at);
    let end = open + 1;
    for (let depth = 1; depth > 0 && end < text.length; end += 1)
      depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
    options.push([text.slice(at, open).trim(), text.slice(open + 1, end - 1)]);
    at = text[end] === ' ' ? end + 1 : end;
  }
  const [before, after] = [text.slice(0, found.index), text.slice(at + 1)];
  return options.flatMap(([key, body]) => choicesOf(before + body + after, { ...chosen, [name]: key }));
}

/** Characters of its own by which a template is known. */
const OWN_MIN = 11;
