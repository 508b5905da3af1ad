import type { CompiledMessage } from '@answerscope/contract';

type Node = Exclude<CompiledMessage, string>[number];

/** Languages whose plural is 'one' for 1 and 'other' for all else; in another one this code would choose wrongly. */
const ONE_IS_1 = ['en', 'de'];

/**
 * A compiled message as the source of a function of its values. Half as much to load as its parts with a formatter.
 * @throws for what no message of ours uses: days, times, plurals of other languages
 */
export const toCode = (message: CompiledMessage, language: string): string =>
  `(v) => ${toExpression(message, { language, codeFor: (name) => `v.${name}` })}`;

/** How a message becomes code. */
interface Target {
  language: string;
  /** The code of a value. */
  codeFor: (name: string) => string;
  /** The code of a text that is put in as it is; else as of any value. */
  textFor?: (name: string) => string;
}

/** The names by which the code of messages calls `packages/contract/src/messages/formatting.ts`. */
export const FORMATTING_NAMES =
  'formatNumber as $number, joinParts as $parts, ordinalOf as $ordinal, sentence as $sentence';

/** As `toCode`, with other code for the values. */
export function toExpression(message: CompiledMessage, target: Target): string {
  if (!ONE_IS_1.includes(target.language))
    throw new Error(`plurals of ${target.language} are not compiled yet`);
  if (typeof message === 'string') return template([message], '', target);
  return hasElement(message) ? `$sentence(${list(message, '', target)})` : template(message, '', target);
}

const isElement = (node: Node): node is [string, Node, ...Node[]] =>
  Array.isArray(node) && node.length > 1 && (typeof node[1] !== 'number' || node[1] === 0);

function hasElement(nodes: readonly Node[]): boolean {
  return nodes.some((node) => isElement(node) || optionsOf(node).some(([, option]) => hasElement(option)));
}

/** The options of a plural or a choice. */
function optionsOf(node: Node): [string, Node[]][] {
  if (!Array.isArray(node) || typeof node[2] !== 'object' || node[1] === 4) return [];
  return Object.entries(node[2] as Record<string, Node | Node[]>).map(([key, option]) => [
    key,
    Array.isArray(option) ? (option as Node[]) : [option],
  ]);
}

/** A list of the parts of a sentence with elements. */
function list(nodes: readonly Node[], counted: string, target: Target): string {
  const parts = nodes.map((node) => {
    if (isElement(node)) {
      const [name, ...inner] = node;
      return `${target.codeFor(name)}($parts(${list(inner, counted, target)}))`;
    }
    return hasElement([node])
      ? chosen(node, counted, target, (option, by) => list(option, by, target))
      : template([node], counted, target);
  });
  return `[${parts.join(',')}]`;
}

/** A template literal. */
function template(nodes: readonly Node[], counted: string, target: Target): string {
  const [only] = nodes;
  if (nodes.length === 1 && Array.isArray(only)) return inserted(only, counted, target);
  const parts = nodes.map((node) =>
    typeof node === 'string' ? escaped(node) : `\${${inserted(node, counted, target)}}`,
  );
  return `\`${parts.join('')}\``;
}

/** The code that replaces a node. */
function inserted(node: Node, counted: string, target: Target): string {
  if (node === 0) return `$number("${target.language}",${target.codeFor(counted)})`;
  const [name, kind, options] = node as [string, number?, unknown?];
  if (kind === undefined) return (target.textFor ?? target.codeFor)(name);
  if (kind === 4)
    return `$number("${target.language}",${target.codeFor(name)}${options ? `,${JSON.stringify(options)}` : ''})`;
  return chosen(node, counted, target, (option, by) => template(option, by, target));
}

/** The option of a plural or a choice that is said. */
function chosen(
  node: Node,
  counted: string,
  { language, codeFor }: Target,
  say: (option: readonly Node[], counted: string) => string,
): string {
  const [name, kind] = node as [string, number];
  if (kind !== 1 && kind !== 2 && kind !== 3)
    throw new Error(`${name} is of a kind that is not compiled in ${language}`);
  const by = kind === 1 ? counted : name;
  const options = new Map(optionsOf(node));
  const other = say(options.get('other') ?? [''], by);
  options.delete('other');
  const tests = [...options].map(([key, option]) => {
    const exact = /^=(\d+)$/.exec(key)?.[1] ?? (kind === 2 && key === 'one' ? '1' : undefined);
    if (kind === 3 && exact === undefined)
      return `$ordinal("${language}",${codeFor(name)})===${JSON.stringify(key)}?${say(option, by)}:`;
    if (kind === 1) return `${codeFor(name)}===${JSON.stringify(key)}?${say(option, by)}:`;
    if (exact === undefined) throw new Error(`${name} has a plural that ${language} does not: ${key}`);
    return `${codeFor(name)}===${exact}?${say(option, by)}:`;
  });
  return tests.length === 0 ? other : `(${tests.join('')}${other})`;
}

const escaped = (text: string): string => text.replace(/[`\\]|\$\{/g, '\\$&');
