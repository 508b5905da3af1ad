import { contract } from '@answerscope/contract';
import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

/** The same routes without what only the API's reference shows, which is half of them: who asks needs no words. */
function withoutWords(routes: object): unknown {
  const {
    summary: _said,
    description: _explained,
    tags: _grouped,
    ...route
  } = routes as Record<string, unknown>;
  if ('path' in route && 'method' in route) return route;
  return Object.fromEntries(
    Object.entries(routes).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !Array.isArray(value) ? withoutWords(value) : value,
    ]),
  );
}

const { admin, monitoring, accounts, ...rest } = contract;
// What a browser tells of itself, and a link that was mailed, it posts to the address: those calls are in nobody's client.
const { get_installation } = monitoring;
const { confirm_my_email: _confirm, ...ofAccounts } = accounts;

/** Method and path of every procedure by module, so that the browser carries no schema for them. */
const MODULES = new Map<string, unknown>([
  [
    'virtual:contract-routes',
    withoutWords(minifyContractRouter({ ...rest, accounts: ofAccounts, monitoring: { get_installation } })),
  ],
  ['virtual:admin-routes', withoutWords(minifyContractRouter({ admin }))],
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
