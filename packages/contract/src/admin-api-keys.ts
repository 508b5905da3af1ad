import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Reason } from './admin-acts.ts';
import { ApiKey } from './api-keys.ts';
import { API_KEY_LISTS } from './choices.ts';
import { LIMITS } from './limits.ts';
import { plainText } from './text.ts';

/** A key as administrators see it: whose it is, and never the key. */
export const OwnedApiKey = ApiKey.extend({
  user_id: z.uuid(),
  email: z.string(),
  full_name: z.string(),
});
export type OwnedApiKey = z.infer<typeof OwnedApiKey>;

export const apiKeyAdministration = {
  list_api_keys: oc
    .route({
      method: 'GET',
      path: '/api/admin/api-keys',
      tags: ['admin'],
      summary: 'API keys of all users, the newest first',
    })
    .input(
      z.strictObject({
        list: z.enum(API_KEY_LISTS).default('live'),
        /** In the name of the key, or in the address or the name of its user. */
        search: plainText(LIMITS.user_search_max).trim().max(LIMITS.user_search_max).default(''),
        page: z.coerce.number().int().min(1).max(100_000).default(1),
      }),
    )
    .output(
      z.object({
        items: z.array(OwnedApiKey).max(LIMITS.page_size),
        total: z.number().int(),
        page: z.number().int(),
        page_size: z.number().int(),
      }),
    ),
  revoke_api_key: oc
    .route({
      method: 'POST',
      path: '/api/admin/api-keys/{id}/revoke',
      tags: ['admin'],
      summary: 'Ends an API key of a user at once; they are notified by mail',
    })
    .input(z.strictObject({ id: z.uuid(), reason: Reason }))
    .output(z.object({ id: z.uuid(), user_id: z.uuid() })),
};
