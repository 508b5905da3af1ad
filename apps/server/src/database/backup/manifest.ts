import { z } from 'zod';
import { BackupError } from './backup-error.ts';

const BackedUpTable = z.object({
  schema: z.string(),
  name: z.string(),
  /** Stored columns, in the order of the rows' values. */
  columns: z.array(z.string()),
  /** Columns the database computes; they are not in the rows but in the checksum. */
  generated_columns: z.array(z.string()),
  row_count: z.int(),
  /** Sum of 64 bits of the MD5 of every row's text: the same whatever the order of the rows. */
  checksum: z.string(),
});
export type BackedUpTable = z.infer<typeof BackedUpTable>;

const BackedUpSequence = z.object({
  schema: z.string(),
  name: z.string(),
  last_value: z.string(),
  is_called: z.boolean(),
});
export type BackedUpSequence = z.infer<typeof BackedUpSequence>;

export const BackupManifest = z.object({
  product_version: z.string(),
  /** `when` of the last migration that was applied. */
  schema_version: z.string(),
  postgres_version: z.string(),
  taken_at: z.string(),
  /** What its answers are; null: the database did not say. */
  kind: z.enum(['real', 'simulated']).nullable().default(null),
  /** Names of the files that follow, then the tables' rows in this order. */
  files: z.array(z.string().regex(/^[\w-][\w.-]*$/)),
  tables: z.array(BackedUpTable),
  sequences: z.array(BackedUpSequence),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

/** @throws BackupError when the text is not a manifest of a version that is known here. */
export function parseManifest(text: string): BackupManifest {
  try {
    return BackupManifest.parse(JSON.parse(text));
  } catch (error) {
    throw new BackupError('The backup was made by a version of Answerscope that this one does not know.', {
      cause: error,
    });
  }
}
