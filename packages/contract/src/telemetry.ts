import { oc } from '@orpc/contract';
import { z } from 'zod';
import * as messages from './accounts-messages.ts';
import * as common from './common-messages.ts';
import { LIMITS } from './limits.ts';
import { plainText } from './text.ts';

/** Specification 7.1. */
export const TELEMETRY_CATEGORIES = ['performance', 'user_action', 'error', 'ai_operation'] as const;
export type TelemetryCategory = (typeof TELEMETRY_CATEGORIES)[number];

const WORDS = '[a-z]+(?:-[a-z]+)*';
/** A page as the table of routes has it, '/tracker/keywords/$id', or the slug of a part of the program. */
const COMPONENT = new RegExp(`^(?:${WORDS}|/|(?:/(?:${WORDS}|\\$[a-zA-Z]*))+)$`);

/** Lowercase letters and hyphens. Without digits it can be no id, no address and no phone number. */
const Slug = plainText(LIMITS.telemetry_slug_max)
  .max(LIMITS.telemetry_slug_max)
  .regex(new RegExp(`^${WORDS}$`), messages.useLowercaseWordsWithHyphens);
const Measure = z.number().min(0).max(LIMITS.browser_measure_max);

/**
 * One event of a browser, under the names of specification 7.1. It has no free text, no user and no address:
 * `sessionId` is random per tab.
 */
export const TelemetryEvent = z.strictObject({
  /** Made by the browser. An event that is sent again is stored once. */
  id: z.uuid(),
  /** The browser's clock. */
  timestamp: z.iso.datetime({ precision: 3 }),
  sessionId: z.uuid(),
  component: plainText(LIMITS.telemetry_component_max)
    .max(LIMITS.telemetry_component_max)
    .regex(COMPONENT, messages.namePageByRoute),
  event: Slug,
  category: z.enum(TELEMETRY_CATEGORIES),
  /** Milliseconds; null for an event that takes no time. */
  duration: Measure.nullable(),
  success: z.boolean(),
  metadata: z
    .record(Slug, z.union([Measure, z.boolean(), Slug]))
    .refine(
      (metadata) => Object.keys(metadata).length <= LIMITS.telemetry_metadata_max,
      common.atMostEntries({ max: LIMITS.telemetry_metadata_max }),
    )
    .meta({ maxProperties: LIMITS.telemetry_metadata_max }),
});
export type TelemetryEvent = z.infer<typeof TelemetryEvent>;

export const telemetryContract = {
  report_telemetry: oc
    .route({
      method: 'POST',
      path: '/api/telemetry',
      tags: ['monitoring'],
      successStatus: 202,
      summary: 'Report events of a browser, without anything that identifies a person',
    })
    .input(
      z.strictObject({ events: z.array(TelemetryEvent).min(1).max(LIMITS.telemetry_events_at_once_max) }),
    )
    /** How many were stored: neither duplicates, nor events beyond a rate limit or of a user who has switched it off. */
    .output(z.object({ accepted: z.number().int() })),
};
