import type { DataExport } from '@answerscope/contract';
import { expect } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { startReportApp } from '../reports/report.fixture.ts';
import { prepareDataExport } from './data-exports.jobs.ts';

export type ExportApp = Awaited<ReturnType<typeof startExportApp>>;

/** The product with an administrator, and what tests of data exports do with it. */
export async function startExportApp() {
  const app = await startReportApp();
  const administrator = await app.newAdministrator();
  /** What jobs are run with, so many hours from now. */
  const context = (hours = 0) => ({
    servicePool: app.services.database.servicePool,
    now: () => new Date(Date.now() + hours * 3_600_000),
  });
  const startExport = (input: object, who: TestUser = administrator) =>
    who.post('/api/admin/data-exports', input);
  const listExports = async (): Promise<DataExport[]> =>
    (await administrator.get('/api/admin/data-exports')).body.items;
  /** A file that was asked for and put together. */
  const makeExport = async (input: object): Promise<DataExport> => {
    const reply = await startExport(input);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    await prepareDataExport.run(context(), { export_id: reply.body.id });
    const found = (await listExports()).find(({ id }) => id === reply.body.id);
    if (found === undefined) throw new Error('the file is not listed');
    return found;
  };
  const download = ({ id }: DataExport, who: Pick<TestUser, 'cookie'> = administrator) =>
    fetch(`${app.baseUrl}/api/admin/data-exports/${id}/file`, { headers: { cookie: who.cookie } });
  const contentsOf = async (one: DataExport): Promise<string> => (await download(one)).text();
  /** Forgets all files, and what was used up of limits. */
  const forgetExports = async (): Promise<void> => {
    await app.database.query('delete from data_exports');
    await app.database.query("delete from rate_buckets where key not like 'provider:%'");
  };
  return {
    ...app,
    administrator,
    context,
    startExport,
    listExports,
    makeExport,
    download,
    contentsOf,
    forgetExports,
  };
}
