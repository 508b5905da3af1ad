import { contract } from '@answerscope/contract';
import { isContractProcedure } from '@orpc/contract';
import { authMethods } from '../auth/auth-endpoint.ts';

interface Address {
  method: string;
  pattern: RegExp;
}

/** Addresses of the API that no procedure answers. */
const OWN_ADDRESSES = ['/api/openapi.json', '/api/docs', '/api/events'];

const ADDRESSES = addressesOf(contract);

/** What an address of the API may be asked with, HEAD wherever GET is; null: there is no such address. */
export function allowedMethods(path: string): string[] | null {
  const known = new Set([
    ...ADDRESSES.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method),
    ...authMethods(path),
    ...(OWN_ADDRESSES.includes(path) ? ['GET', 'HEAD'] : []),
  ]);
  if (known.size === 0) return null;
  return [...known, 'OPTIONS'].toSorted();
}

function addressesOf(node: unknown): Address[] {
  if (isContractProcedure(node)) {
    const { method = 'POST', path = '' } = node['~orpc'].route;
    const parts = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
    const pattern = new RegExp(`^${parts.join('[^/]+')}$`);
    return (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((one) => ({ method: one, pattern }));
  }
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap(addressesOf);
}
