import { oc } from '@orpc/contract';
import { z } from 'zod';
import * as messages from './analytics-messages.ts';
import { LIMITS } from './limits.ts';
import { plainText } from './text.ts';

/** What a browser measures of a page: when its largest part stood there, how long an answer to input took, how much moved. */
export const VITALS = ['LCP', 'INP', 'CLS'] as const;
export type Vital = (typeof VITALS)[number];

/** What is told of what people do, and nothing else (specification 7.1). */
export const USER_ACTIONS = ['login', 'logout', 'error', 'purchase'] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

/** `navigation`: another page of the program was opened; `long_task`: something kept the page from answering. */
export const BROWSER_EVENTS = ['navigation', 'long_task'] as const;
export type BrowserEvent = (typeof BROWSER_EVENTS)[number];

const text = (max: number) => plainText(max).trim().max(max);
/** When a browser says it was; the server's own clock is what counts. */
const timestamp = text(LIMITS.error_id_max).optional();
const url = text(LIMITS.error_url_max).optional();
const duration = z.number().min(0).max(LIMITS.browser_measure_max);

/** A measure of a page, under the names of specification 7.1, and the page it is of. */
export const CustomMetric = z.strictObject({
  name: z.enum(VITALS),
  /** Milliseconds; of CLS a share without a unit. */
  value: duration,
  timestamp,
  url,
});
export type CustomMetric = z.infer<typeof CustomMetric>;

export const ReportedAction = z.strictObject({
  action: z.enum(USER_ACTIONS),
  /** The part of the program it was done with, or met in: never what somebody typed. */
  element: text(LIMITS.browser_element_max).regex(/^[a-z][a-z0-9_-]*$/i, messages.namePartProgram),
  timestamp,
});
export type ReportedAction = z.infer<typeof ReportedAction>;

export const ReportedEvent = z.strictObject({
  type: z.enum(BROWSER_EVENTS),
  attributes: z.strictObject({ duration_ms: duration }),
  timestamp,
  url,
});
export type ReportedEvent = z.infer<typeof ReportedEvent>;

const taken = { method: 'POST', tags: ['monitoring'], successStatus: 202 } as const;

/** What anybody's browser may tell of how the product runs in it. It is answered with nothing, kept or not. */
export const browserMeasuresContract = {
  report_metric: oc
    .route({ ...taken, path: '/api/analytics/custom-metric', summary: 'Tells what a browser measured' })
    .input(CustomMetric),
  report_action: oc
    .route({
      ...taken,
      path: '/api/analytics/user-action',
      summary: 'Tells of a sign-in, a sign-out, an error or a purchase',
    })
    .input(ReportedAction),
  report_event: oc
    .route({ ...taken, path: '/api/events', summary: 'Tells of a change of page, or of what kept one busy' })
    .input(ReportedEvent),
};
