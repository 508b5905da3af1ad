import type { ApiKeyScope } from '@answerscope/contract';
import { type Reply, send, type TestUser } from './user.ts';

/** A program with a key of a user. */
export interface Program {
  id: string;
  key: string;
  call(method: string, path: string, body?: unknown): Promise<Reply>;
}

/** Makes a key as its user does, and asks by it as a program does: without cookie and origin. */
export async function newKey(
  baseUrl: string,
  user: TestUser,
  options: { name?: string; scope?: ApiKeyScope; expires_in_days?: number | null } = {},
): Promise<Program> {
  const asked = { name: 'A script', scope: 'read', password: user.password, ...options };
  const { status, body } = await user.post('/api/api-keys', asked);
  if (status !== 200) throw new Error(`no key was made: ${status} ${JSON.stringify(body)}`);
  return program(baseUrl, body);
}

/** A program with this key. */
export function program(baseUrl: string, { id, key }: { id: string; key: string }): Program {
  const headers = { origin: '', authorization: `Bearer ${key}` };
  return { id, key, call: (method, path, body) => send(baseUrl, method, path, { body, headers }) };
}
