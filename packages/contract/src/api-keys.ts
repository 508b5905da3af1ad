import { oc } from '@orpc/contract';
import { z } from 'zod';
import { CurrentPassword } from './account-settings.ts';
import * as messages from './accounts-messages.ts';
import { API_KEY_SCOPES } from './choices.ts';
import { LIMITS } from './limits.ts';
import { LIST_MAX } from './list-max.ts';
import { plainText } from './text.ts';

/** What every key begins with: whoever finds one somewhere knows what it is. */
export const API_KEY_PREFIX = 'answerscope_';

/** A key by which a program of a user's asks, without the key. */
export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  scope: z.enum(API_KEY_SCOPES),
  created_at: z.iso.datetime(),
  /** Null: it works until it is revoked. */
  expires_at: z.iso.datetime().nullable(),
  /** Right to the minute; null as long as nobody used it. */
  last_used_at: z.iso.datetime().nullable(),
  revoked_at: z.iso.datetime().nullable(),
  /** An administrator revoked it, not its user. */
  is_revoked_by_administrator: z.boolean(),
  /** Neither revoked nor expired. */
  is_live: z.boolean(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const ApiKeys = z.object({ items: z.array(ApiKey).max(LIST_MAX) });
export type ApiKeys = z.infer<typeof ApiKeys>;

export const ApiKeyName = plainText(LIMITS.api_key_name_max)
  .trim()
  .min(1, messages.sayWhatKeyFor)
  .max(LIMITS.api_key_name_max, messages.keyNameTooLong({ max: LIMITS.api_key_name_max }));

export const NewApiKey = z.strictObject({
  name: ApiKeyName,
  scope: z.enum(API_KEY_SCOPES, messages.chooseWhatKeyMayDo),
  /** Left out or null: it works until it is revoked. */
  expires_in_days: z
    .number(messages.enterNumberDays)
    .int(messages.enterAWholeNumber)
    .min(1, messages.aKeyWorksForAt)
    .max(LIMITS.api_key_days_max, messages.keyWorksTooLong({ max: LIMITS.api_key_days_max }))
    .nullish(),
  password: CurrentPassword,
});
export type NewApiKey = z.infer<typeof NewApiKey>;

export const apiKeysContract = {
  list_my_api_keys: oc
    .route({
      method: 'GET',
      path: '/api/api-keys',
      tags: ['accounts'],
      summary: 'The API keys of the signed-in user, those that work first',
    })
    .output(ApiKeys),
  create_my_api_key: oc
    .route({
      method: 'POST',
      path: '/api/api-keys',
      tags: ['accounts'],
      summary: 'Makes an API key; the answer is the only one that ever holds it',
    })
    .input(NewApiKey)
    .output(ApiKeys.extend({ key: z.string(), id: z.uuid() })),
  revoke_my_api_key: oc
    .route({
      method: 'POST',
      path: '/api/api-keys/{id}/revoke',
      tags: ['accounts'],
      summary: 'Ends an API key of the signed-in user at once',
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(ApiKeys),
};
