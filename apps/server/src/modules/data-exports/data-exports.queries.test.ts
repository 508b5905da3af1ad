import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Owned } from '../../../test/app.ts';
import { inTransaction, type Transaction } from '../../database/pool.ts';
import { newId } from '../../lib/ids.ts';
import { type ReportApp, startReportApp } from '../reports/report.fixture.ts';
import {
  beginBuild,
  countExportBytes,
  failExport,
  insertExport,
  insertPart,
} from './data-exports.queries.ts';

let app: Owned<ReportApp>;
beforeAll(async () => {
  app = await startReportApp();
});
afterAll(() => app.stop());

const write = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  inTransaction(app.services.database.servicePool, null, work);
const countBytes = () => write((tx) => countExportBytes(tx, { now: new Date(), except: null }));
const keep = (build: { id: string; build_id: string }, part_no: number, size: number) =>
  write((tx) => insertPart(tx, { ...build, part_no, bytes: Buffer.alloc(size) }));

it('counts the bytes of a file as its parts are kept, and keeps none of a build whose place was taken', async () => {
  const id = newId();
  await write((tx) =>
    insertExport(tx, {
      id,
      entity: 'users',
      format: 'csv',
      has_personal_data: false,
      state: 'preparing',
      requested_by: newId(),
      requested_at: new Date(),
    }),
  );
  const [first, second] = [
    { id, build_id: newId() },
    { id, build_id: newId() },
  ];
  await write((tx) => beginBuild(tx, first));
  await keep(first, 1, 300);
  await keep(first, 2, 20);
  expect(await countBytes()).toBe(320);
  expect(await write((tx) => countExportBytes(tx, { now: new Date(), except: id }))).toBe(0);
  await write((tx) => beginBuild(tx, second));
  expect(await countBytes()).toBe(0);
  await expect(keep(first, 3, 5)).rejects.toThrow('another worker makes this file');
  expect(await app.database.query('select 1 from data_export_parts')).toEqual([]);
  await keep(second, 1, 7);
  await write((tx) => failExport(tx, { id, failure: 'A test', now: new Date() }));
  expect(await countBytes()).toBe(0);
});
