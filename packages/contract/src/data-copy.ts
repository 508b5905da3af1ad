import { oc } from '@orpc/contract';
import { z } from 'zod';

export const DATA_COPY_STATES = ['preparing', 'ready', 'failed'] as const;

/** A ZIP with every row of an account. */
export const DataCopy = z.object({
  id: z.uuid(),
  state: z.enum(DATA_COPY_STATES),
  requested_at: z.iso.datetime(),
  /** Rows that are in it, of those that there were at its beginning. */
  rows_done: z.number().int(),
  rows_total: z.number().int(),
  byte_count: z.number().int(),
  /** When the file is removed; null until it is ready. */
  expires_at: z.iso.datetime().nullable(),
  /** Where its owner downloads it; null until it is ready. */
  url: z.string().nullable(),
});
export type DataCopy = z.infer<typeof DataCopy>;

export const MyDataCopy = z.object({
  /** The newest; null before the first and once it is removed. */
  copy: DataCopy.nullable(),
  /** When the next one may be asked for; null: now. */
  next_at: z.iso.datetime().nullable(),
});
export type MyDataCopy = z.infer<typeof MyDataCopy>;

export const dataCopyContract = {
  get_my_data_copy: oc
    .route({
      method: 'GET',
      path: '/api/data-copy',
      tags: ['accounts'],
      summary: 'How far the file with all data of the signed-in user is',
    })
    .output(MyDataCopy),
  request_my_data_copy: oc
    .route({
      method: 'POST',
      path: '/rpc/request_my_data_copy',
      tags: ['accounts'],
      summary:
        'Puts all data of the signed-in user together in one file, once a day; a mail says when it is ready',
    })
    .output(MyDataCopy),
};

/** Where the file of a copy is downloaded, by its owner alone. */
export const dataCopyUrl = (id: string): string => `/downloads/${id}.zip`;
