import { authMethods } from '../auth/auth-endpoint.ts';
import { CALLS } from './calls.ts';

/** Addresses of the API that no procedure answers. */
const OWN_ADDRESSES = ['/api/openapi.json', '/api/docs', '/api/events'];

/** What an address of the API may be asked with, HEAD wherever GET is; null: there is no such address. */
export function allowedMethods(path: string): string[] | null {
  const known = new Set([
    ...CALLS.filter(({ pattern }) => pattern.test(path)).flatMap(({ method }) =>
      method === 'GET' ? ['GET', 'HEAD'] : [method],
    ),
    ...authMethods(path),
    ...(OWN_ADDRESSES.includes(path) ? ['GET', 'HEAD'] : []),
  ]);
  if (known.size === 0) return null;
  return [...known, 'OPTIONS'].toSorted();
}
