import { contract } from '@answerscope/contract';
import type { Plugin } from 'vite';
import type { AnswerShape } from './src/lib/answer-shape.ts';

/**
 * Method and path of each procedure and the shape of its answer, so that the browser carries no schema for them, and no
 * words, which only the API's reference shows.
 */
function routesOf(router: object): unknown {
  const procedure = '~orpc' in router ? (router['~orpc'] as Procedure) : null;
  if (procedure === null)
    return Object.fromEntries(Object.entries(router).map(([name, part]) => [name, routesOf(part as object)]));
  const { summary: _said, description: _explained, tags: _grouped, ...route } = procedure.route;
  const shape = shapeOf(procedure.outputSchema);
  return { '~orpc': { errorMap: {}, meta: shape === null ? {} : { shape }, route } };
}

interface Procedure {
  route: Record<string, unknown>;
  outputSchema?: Schema;
}

/** As much of a schema of zod as says what stands at the top of an answer. */
interface Schema {
  def?: { type: string; shape?: Record<string, Schema>; element?: Schema };
}

/** Null for what is neither a list nor an object, or may be either. No deeper than needed: every page loads it. */
function shapeOf(schema: Schema | undefined, isInItem = false): AnswerShape | null {
  const { type, element } = schema?.def ?? {};
  if (type === 'array') {
    if (element?.def?.type !== 'object') return [];
    return [isInItem ? {} : partsOf(element, true)];
  }
  return schema !== undefined && type === 'object' ? partsOf(schema, isInItem) : null;
}

function partsOf({ def }: Schema, isInItem: boolean): AnswerShape {
  return Object.fromEntries(
    Object.entries(def?.shape ?? {}).flatMap(([name, part]): [string, AnswerShape][] => {
      const partShape = part.def?.type === 'object' ? {} : shapeOf(part, isInItem);
      return partShape === null ? [] : [[name, partShape]];
    }),
  );
}

const { admin, monitoring, accounts, ...rest } = contract;
// What a browser tells of itself, and a link that was mailed, it posts to the address: those calls are in nobody's client.
const { get_installation } = monitoring;
const { confirm_my_email: _confirm, ...ofAccounts } = accounts;

const MODULES = new Map<string, unknown>([
  ['virtual:contract-routes', routesOf({ ...rest, accounts: ofAccounts, monitoring: { get_installation } })],
  ['virtual:admin-routes', routesOf({ admin })],
]);

/**
 * `virtual:contract-routes`: the procedures that every page may call. Those of administrators are a module of their own,
 * `virtual:admin-routes`: the tracker does not load them.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (source) => (MODULES.has(source) ? `\0${source}` : undefined),
    load: (resolved) =>
      resolved.startsWith('\0') && MODULES.has(resolved.slice(1))
        ? `export default ${JSON.stringify(MODULES.get(resolved.slice(1)))}`
        : undefined,
  };
}
