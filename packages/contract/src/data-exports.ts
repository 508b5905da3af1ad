import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Reason } from './admin-acts.ts';
import * as messages from './analytics-messages.ts';
import { Channel } from './channels.ts';
import { DATA_EXPORT_ENTITIES, DATA_EXPORT_FORMATS } from './choices.ts';
import { fileBytes } from './csv-file.ts';
import { hasChannel } from './data-export-columns.ts';
import { LIMITS } from './limits.ts';
import { DayParameter } from './parameters.ts';
import { plainText } from './text.ts';

export const DATA_EXPORT_STATES = ['preparing', 'ready', 'failed'] as const;

/** What the file of each format is. */
export const DATA_EXPORT_MIME_TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
} as const satisfies Record<(typeof DATA_EXPORT_FORMATS)[number], string>;

export const StartDataExport = z
  .strictObject({
    entity: z.enum(DATA_EXPORT_ENTITIES, messages.chooseWhatIsExported),
    format: z.enum(DATA_EXPORT_FORMATS),
    /** Days of UTC, the last one included. */
    from: DayParameter.optional(),
    to: DayParameter.optional(),
    /** Only rows of this user: the whole email, or the id. */
    user: plainText(LIMITS.user_search_max).trim().max(LIMITS.user_search_max).optional(),
    channel: Channel.optional(),
    /** Left out: the columns that are personal data are not in the file. */
    has_personal_data: z.boolean().default(false),
    reason: Reason.optional(),
  })
  .refine(({ has_personal_data, reason }) => !has_personal_data || reason !== undefined, {
    path: ['reason'],
    error: messages.aReasonRequiredForPersonal,
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: messages.theLastDayMustNot,
  })
  .refine(({ entity, channel }) => channel === undefined || hasChannel(entity), {
    path: ['channel'],
    error: messages.theseRowsNoAssistant,
  });
export type StartDataExport = z.infer<typeof StartDataExport>;

/** A file with rows of one kind, of all users or of one, put together for administrators. */
export const DataExport = z.object({
  id: z.uuid(),
  entity: z.enum(DATA_EXPORT_ENTITIES),
  format: z.enum(DATA_EXPORT_FORMATS),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  /** The address of the user whose rows alone are in it; 'A deleted account' of one that is gone. */
  user: z.string().nullable(),
  channel: Channel.nullable(),
  has_personal_data: z.boolean(),
  state: z.enum(DATA_EXPORT_STATES),
  /** Why there is no file; null unless it failed. */
  failure: z.string().nullable(),
  /** Rows that are in it, of those that there were at its beginning. */
  rows_done: z.number().int(),
  rows_total: z.number().int(),
  byte_count: z.number().int(),
  requested_at: z.iso.datetime(),
  /** Null once the account is gone. */
  requested_by: z.string().nullable(),
  /** When it is removed; null until it is ready or has failed. */
  expires_at: z.iso.datetime().nullable(),
  /** Where administrators download it; null until it is ready. */
  url: z.string().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

const OneExport = z.strictObject({ id: z.uuid() });

export const dataExportsContract = {
  list_data_exports: oc
    .route({
      method: 'GET',
      path: '/api/admin/data-exports',
      tags: ['admin'],
      summary: 'The files that administrators had put together, the newest first',
    })
    .output(z.object({ items: z.array(DataExport).max(LIMITS.data_exports_max) })),
  start_data_export: oc
    .route({
      method: 'POST',
      path: '/api/admin/data-exports',
      tags: ['admin'],
      summary: 'Has rows of one kind put together as a file, which is kept for a day',
    })
    .input(StartDataExport)
    .output(DataExport),
  delete_data_export: oc
    .route({
      method: 'DELETE',
      path: '/api/admin/data-exports/{id}',
      tags: ['admin'],
      summary: 'Removes a file, or ends putting it together',
    })
    .input(OneExport)
    .output(z.object({ id: z.uuid() })),
  download_data_export: oc
    .route({
      method: 'GET',
      path: '/api/admin/data-exports/{id}/file',
      tags: ['admin'],
      summary: 'The file; the audit says who has downloaded it',
      outputStructure: 'detailed',
    })
    .input(OneExport)
    .output(
      z.object({
        headers: z.object({
          'content-disposition': z.string(),
          'content-type': z.enum(Object.values(DATA_EXPORT_MIME_TYPES)),
          'content-length': z.string(),
        }),
        body: fileBytes,
      }),
    ),
};
