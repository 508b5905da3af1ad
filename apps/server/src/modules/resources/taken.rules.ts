import { labelOf } from '@answerscope/contract';
import { getTableName } from 'drizzle-orm';
import type { z } from 'zod';
import * as messages from './messages.ts';
import type { Declared } from './resource.shapes.ts';
import type { ResourceTable } from './resource-columns.tables.ts';

/** What no two rows may have in common, and what is said of it. */
export interface Taken {
  field: string;
  message: string;
  /** The same as a whole sentence. */
  sentence: string;
}

/**
 * The field of a row whose value another row has, where that is why the database refused the write: its unique index is
 * called `<table>_<field>`. Null for any other failure.
 */
export function takenBy(
  thrown: unknown,
  { fields }: Pick<Declared, 'fields'>,
  table: ResourceTable,
): Taken | null {
  const broken = brokenIndex(thrown);
  const found = Object.entries(fields).find(([name]) => broken === `${getTableName(table)}_${name}`);
  if (found === undefined) return null;
  const [field, schema] = found;
  const sentence = messages.takenMeanwhile({ field: labelOf(field, schema as z.ZodType) });
  return { field, message: messages.taken, sentence };
}

/** The unique index that a write would have broken, as PostgreSQL names it, also through the wrapper of the query builder. */
function brokenIndex(thrown: unknown): string | null {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown };
    if (code === '23505' && typeof constraint === 'string') return constraint;
  }
  return null;
}
