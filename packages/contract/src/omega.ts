import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Reason } from './admin-acts.ts';
import * as messages from './brand-messages.ts';
import { Channel } from './channels.ts';
import { OMEGA_STATES } from './choices.ts';
import { LIMITS } from './limits.ts';
import { DayParameter } from './parameters.ts';
import { ForcedStatus, ResultState } from './result-state.ts';
import { plainText } from './text.ts';

/** An account by its id; the address is null once it is gone. */
const Person = z.object({ id: z.uuid(), email: z.string().nullable() });

/** A status that an administrator has forced: for one keyword on one channel, with its reason. */
export const OmegaOverride = z.object({
  id: z.uuid(),
  user: Person,
  keyword_id: z.uuid(),
  keyword: z.string(),
  channel: Channel,
  forced_status: ForcedStatus,
  state: z.enum(OMEGA_STATES),
  reason: z.string(),
  set_by: Person,
  set_at: z.iso.datetime(),
  /** It counts until this moment; null: until it is lifted. */
  until: z.iso.datetime().nullable(),
  /** Who ended it, when and why; null while it counts, and where its time ran out. */
  lifted: z.object({ by: Person, at: z.iso.datetime(), reason: z.string() }).nullable(),
});
export type OmegaOverride = z.infer<typeof OmegaOverride>;

export const OmegaList = z.strictObject({
  /** In the user's address or in the keyword. */
  search: plainText(LIMITS.user_search_max).trim().max(LIMITS.user_search_max).optional(),
  channel: Channel.optional(),
  state: z.enum(OMEGA_STATES).default('in_force'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type OmegaList = z.infer<typeof OmegaList>;

/** Which status would be forced. */
const OMEGA_TARGET = {
  user_id: z.uuid(messages.chooseAUser),
  keyword_id: z.uuid(messages.chooseAKeyword),
  channel: Channel,
  status: ForcedStatus,
};

export const SetOmegaOverride = z.strictObject({
  ...OMEGA_TARGET,
  reason: Reason,
  /** The last day (UTC) on which it counts; left out: until it is lifted. */
  until: DayParameter.optional(),
});
export type SetOmegaOverride = z.infer<typeof SetOmegaOverride>;

/** The counts of a report that hang on the status of a keyword. The percentage is of all its keywords, to one decimal. */
export const StatusCounts = z.object({
  mentioned_keywords: z.number().int(),
  not_mentioned_keywords: z.number().int(),
  improved_keywords: z.number().int(),
  declined_keywords: z.number().int(),
  percentage_mentioned: z.number(),
});
export type StatusCounts = z.infer<typeof StatusCounts>;

/** What forcing a status would touch. Nothing is written. */
export const OmegaForecast = z.object({
  /** What the keyword's newest check on the channel came to; null where it was never asked. */
  result: z
    .object({
      result_state: ResultState,
      k: z.number().int(),
      n: z.number().int(),
      empty: z.number().int(),
      checked_at: z.iso.datetime(),
    })
    .nullable(),
  /** The channel's newest report, and what the next one says if its answers are the same. Null without a report. */
  report: z
    .object({
      created_at: z.iso.datetime(),
      total_keywords: z.number().int(),
      /** False: it was added after that report, so the next one has a keyword more. */
      has_keyword: z.boolean(),
      total_keywords_after: z.number().int(),
      before: StatusCounts,
      after: StatusCounts,
    })
    .nullable(),
  /** The one that counts now, which has to be lifted first. */
  in_force: OmegaOverride.nullable(),
});
export type OmegaForecast = z.infer<typeof OmegaForecast>;

/** How administrators force a keyword's status on a channel, and end that. */
export const omegaContract = {
  list_omega_overrides: oc
    .route({
      method: 'GET',
      path: '/api/admin/omega',
      tags: ['admin'],
      summary: 'Forced statuses, newest first',
    })
    .input(OmegaList)
    .output(
      z.object({
        items: z.array(OmegaOverride).max(LIMITS.page_size),
        total: z.number().int(),
        page: z.number().int(),
        page_size: z.number().int(),
      }),
    ),
  find_omega_keywords: oc
    .route({
      method: 'GET',
      path: '/api/admin/omega/keywords',
      tags: ['admin'],
      summary: 'Keywords of a user to choose from, by name',
    })
    .input(
      z.strictObject({
        user_id: z.uuid(),
        search: plainText(LIMITS.keyword_text_max).trim().max(LIMITS.keyword_text_max).optional(),
      }),
    )
    .output(
      z.object({
        items: z.array(z.object({ id: z.uuid(), keyword: z.string() })).max(LIMITS.page_size),
        total: z.number().int(),
      }),
    ),
  forecast_omega_override: oc
    .route({
      method: 'GET',
      path: '/api/admin/omega/forecast',
      tags: ['admin'],
      summary: 'Which numbers of reports a forced status would touch',
    })
    .input(z.strictObject(OMEGA_TARGET))
    .output(OmegaForecast),
  set_omega_override: oc
    .route({
      method: 'POST',
      path: '/api/admin/omega',
      tags: ['admin'],
      summary: 'Forces the status of a keyword on a channel',
    })
    .input(SetOmegaOverride)
    .output(OmegaOverride),
  lift_omega_override: oc
    .route({
      method: 'POST',
      path: '/api/admin/omega/{id}/lift',
      tags: ['admin'],
      summary: 'Ends a forced status: the answers decide again',
    })
    .input(z.strictObject({ id: z.uuid(), reason: Reason }))
    .output(OmegaOverride),
};
