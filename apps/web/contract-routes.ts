import { contract } from '@answerscope/contract';
import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

/** `virtual:contract-routes`: method and path of every procedure, so that the browser carries no schema for them. */
export function contractRoutes(): Plugin {
  const id = 'virtual:contract-routes';
  return {
    name: 'contract-routes',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}` ? `export default ${JSON.stringify(minifyContractRouter(contract))}` : undefined,
  };
}
