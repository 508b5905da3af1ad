import { fieldHints, RESOURCES } from '@answerscope/contract';
import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEDIA_REFERENCES } from '../../src/media-references.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { walked } from './walked.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const registered = MEDIA_REFERENCES.filter(({ isWithin }) => isWithin === undefined)
  .map(({ column }) => `${getTableName(column.table)}.${column.name}`)
  .sort();

describe('columns that show pictures', () => {
  it('are registered, each of them, so that no picture in use is removed', async () => {
    const columns = await database.query<{ at: string }>(
      `select table_name || '.' || column_name as at from information_schema.columns
       where table_schema = 'public' and column_name like '%image\\_url' order by 1`,
    );
    expect(registered).toEqual(columns.map(({ at }) => at));
    walked(columns.length, 'columns that show pictures');
  });

  it('are called so wherever a form asks for a picture', () => {
    const fields = Object.values(RESOURCES).flatMap(({ name, fields: all }) =>
      Object.entries(all).flatMap(([field, schema]) =>
        fieldHints.get(schema)?.input === 'image' ? [{ name, field }] : [],
      ),
    );
    expect(fields.filter(({ field }) => !field.endsWith('image_url'))).toEqual([]);
    walked(fields.length, 'fields for pictures');
  });
});
