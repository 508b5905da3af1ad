import { oc } from '@orpc/contract';
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { BACKUPS_KEPT_MAX } from './settings.contract.ts';

/** A backup in DATA_DIR/backups. */
const BackupFile = z.object({
  name: z.string(),
  byte_count: z.number().int(),
  created_at: z.iso.datetime(),
});

export const Backups = z.object({
  /** Whether one is made every night. */
  is_nightly: z.boolean(),
  /** How many files are kept. */
  kept: z.number().int(),
  /** Of the newest backup that was asked for here; `idle` before the first. */
  state: z.enum(['idle', 'waiting', 'working', 'done', 'failed']),
  /** Why it failed. */
  error: z.string().max(LIMITS.error_message_max).nullable(),
  /** The newest first, as the process that answers finds them. */
  items: z.array(BackupFile).max(BACKUPS_KEPT_MAX),
});
export type Backups = z.infer<typeof Backups>;

export const backupsContract = {
  list_backups: oc
    .route({
      method: 'GET',
      path: '/api/admin/backups',
      tags: ['admin'],
      summary: 'Backups in DATA_DIR/backups, and how the newest one went',
    })
    .output(Backups),
  start_backup: oc
    .route({
      method: 'POST',
      path: '/api/admin/backups',
      tags: ['admin'],
      summary: 'Makes a backup now, in the background',
    })
    .output(z.object({ state: z.literal('waiting') })),
};
