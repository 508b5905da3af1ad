import { LIMITS } from '@answerscope/contract';
import { bind, bindOwn } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import { administering } from '../audit/index.ts';
import { listKeysOfAll } from './api-keys.queries.ts';
import { toApiKey } from './api-keys.rules.ts';
import type { ApiKeyServices } from './api-keys.services.ts';
import { createKey, listOwnKeys, revokeOwnKey } from './use-cases/own-keys.ts';
import { revokeUsersKey } from './use-cases/revoke-users-key.ts';

/** Binds what users do with their keys. */
export function createApiKeyRoutes(services: ApiKeyServices) {
  const { accounts } = procedures;
  return {
    list_my_api_keys: bindOwn(accounts.list_my_api_keys, listOwnKeys),
    create_my_api_key: bindOwn(accounts.create_my_api_key, (ctx, input) =>
      createKey({ ...ctx, services }, input),
    ),
    revoke_my_api_key: bindOwn(accounts.revoke_my_api_key, revokeOwnKey),
  };
}

/** Binds what administrators see of everybody's keys, and do about them. */
export function createApiKeyAdministrationRoutes(services: ApiKeyServices) {
  const { admin } = procedures;
  const bindAdmin = bind(administering(services.servicePool));
  return {
    list_api_keys: bindAdmin(admin.list_api_keys, (ctx, input) =>
      ctx.readAll(async (tx) => {
        const { rows, total } = await listKeysOfAll(tx, { ...input, now: ctx.now });
        const items = rows.map((row) => ({
          ...toApiKey(row, ctx.now),
          user_id: row.account_id,
          email: row.email,
          full_name: row.full_name,
        }));
        return { items, total, page: input.page, page_size: LIMITS.page_size };
      }),
    ),
    revoke_api_key: bindAdmin(admin.revoke_api_key, (ctx, input) =>
      revokeUsersKey({ ...ctx, services }, input),
    ),
  };
}
