import { type CompiledMessage, compiledOf } from '@answerscope/contract';
import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** The code of a message, with this code for its values. */
type Write = (compiled: CompiledMessage, codeFor: (name: string) => string) => string;

/** A call of a message, with its values by name. */
interface Call extends Node {
  message: CompiledMessage;
  values: ReadonlyMap<string, Node>;
}

/**
 * Writes messages where a source calls them, with its own code for their values: neither their names nor an object of
 * values is loaded. Lines keep their numbers. A call that it cannot write stays. Pure.
 * @param shown the source's modules of messages, by the names under which it imports them
 */
export function inlineMessages(
  path: string,
  source: string,
  shown: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
  write: Write,
): string {
  const calls = callsIn(parseSync(path, source).program as unknown as Node, shown);
  const codeOf = ({ start, end }: Pick<Node, 'start' | 'end'>): string => {
    let code = '';
    let at = start;
    for (const call of calls)
      if (call.start >= at && call.end <= end) {
        code += source.slice(at, call.start) + written(call);
        at = call.end;
      }
    return code + source.slice(at, end);
  };
  const written = (call: Call): string => {
    const uses = new Map<string, number>();
    const code = write(call.message, (name) => {
      uses.set(name, (uses.get(name) ?? 0) + 1);
      const value = call.values.get(name);
      return value === undefined ? 'undefined' : `(${codeOf(value)})`;
    });
    const original = source.slice(call.start, call.end);
    const missing = linesOf(original) - linesOf(code);
    const isSafe = [...call.values].every(([name, value]) => (uses.get(name) ?? 0) <= 1 || isSimple(value));
    return isSafe && missing >= 0 ? `(${code}${'\n'.repeat(missing)})` : original;
  };
  return codeOf({ start: 0, end: source.length });
}

/** Calls of messages in the order of a source, each before those in its values. */
function callsIn(program: Node, shown: ReadonlyMap<string, Readonly<Record<string, unknown>>>): Call[] {
  const calls: Call[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    const call = value.type === 'CallExpression' ? toCall(value, shown) : null;
    if (call) calls.push(call);
    Object.values(value).forEach(visit);
  };
  visit(program);
  return calls.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

function toCall(node: Node, shown: ReadonlyMap<string, Readonly<Record<string, unknown>>>): Call | null {
  const callee = node.callee as { type: string; object?: { name?: string }; property?: { name?: string } };
  const [values, ...others] = node.arguments as Node[];
  if (callee.type !== 'MemberExpression' || values?.type !== 'ObjectExpression' || others.length > 0)
    return null;
  const message = compiledOf(shown.get(callee.object?.name ?? '')?.[callee.property?.name ?? '']);
  const properties = values.properties as (Node & { key: { name?: string }; value: Node })[];
  const arePlain = properties.every(
    ({ type, computed, method, key }) =>
      type === 'Property' && !computed && !method && key.name !== undefined,
  );
  if (message === null || !arePlain) return null;
  const byName = new Map(properties.map(({ key, value }) => [key.name ?? '', value]));
  return [...byName.values()].some(isComplex) ? null : { ...node, message, values: byName };
}

const linesOf = (code: string): number => code.split('\n').length;

/** May be written twice. */
const isSimple = (node: Node): boolean =>
  /^(Identifier|Literal)$/.test(node.type) ||
  (node.type === 'MemberExpression' && !node.computed && isSimple(node.object as Node));

/** A hook must run in every case, and an await stays where it is. */
function isComplex(value: Node): boolean {
  let found = false;
  const visit = (one: unknown): void => {
    if (Array.isArray(one)) one.forEach(visit);
    if (!isNode(one)) return;
    const callee = one.callee as { name?: string } | undefined;
    if (/^(Await|Yield)/.test(one.type) || /^use[A-Z]/.test(callee?.name ?? '')) found = true;
    Object.values(one).forEach(visit);
  };
  visit(value);
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
