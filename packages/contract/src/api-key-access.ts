import * as messages from './accounts-messages.ts';
import type { ApiKeyScope } from './choices.ts';
import { isReadCall, readsOrWrites } from './only-reads.ts';

/** What a call asks of the key it comes by. `never`: no key is enough. `by_operation`: what is sent decides. */
export type ApiKeyNeed = ApiKeyScope | 'never' | 'by_operation';

/**
 * Domains that keys are for, and how far. One that is not named here is closed to them: sign-in, the profile, payments
 * and the back office never open, and a new domain is thought about first.
 */
const DOMAINS: Readonly<Record<string, ApiKeyScope>> = {
  brand: 'write',
  checks: 'write',
  content: 'read',
  judging: 'write',
  keywords: 'write',
  monitoring: 'read',
  plans: 'read',
  reports: 'write',
  runs: 'write',
  tags: 'write',
  topics: 'write',
};

/** Of other domains: who a key belongs to may be asked with it. */
const READ_BESIDES: readonly string[] = ['accounts.get_my_roles'];

/** What a change of plan would cost is the payments' to say. */
const NEVER: readonly string[] = ['plans.check_plan_change'];

/** What a call, 'keywords.add_my_keyword', asks of a key. */
export function apiKeyNeed(call: { name: string; method: string }): ApiKeyNeed {
  const { name } = call;
  if (READ_BESIDES.includes(name)) return 'read';
  const reach = DOMAINS[name.split('.')[0] ?? ''];
  if (reach === undefined || NEVER.includes(name)) return 'never';
  const kind = readsOrWrites(call);
  if (kind === 'by_operation') return kind;
  return kind === 'reads' ? 'read' : writeNeed(reach);
}

/** The same of an operation behind the address of a call; of what is none, too. */
export function apiKeyOperationNeed(call: { name: string; method: string }, input: unknown): ApiKeyNeed {
  return isReadCall(call, input) ? 'read' : writeNeed(DOMAINS[call.name.split('.')[0] ?? '']);
}

function writeNeed(reach: ApiKeyScope | undefined): ApiKeyNeed {
  return reach === 'write' ? 'write' : 'never';
}

/** Why a key is refused, for programs. */
export const API_KEY_REASONS = {
  invalid: 'api_key_invalid',
  readOnly: 'api_key_read_only',
  never: 'api_key_not_enough',
} as const;

/** The same for people. */
export const API_KEY_TEXTS = {
  invalid: messages.thisApiKeyDoesNot,
  readOnly: messages.thisApiKeyCanOnly,
  never: messages.apiKeysCantDo,
} as const;
