import type { Pool } from '../../database/pool.ts';
import { bind } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import type { JobQueue } from '../../jobs/index.ts';
import { administering } from '../audit/index.ts';
import { listExports } from './data-exports.queries.ts';
import { deleteDataExport, downloadDataExport, startDataExport } from './use-cases/keep-data-exports.ts';

/** Binds the files that administrators have put together. */
export function createDataExportRoutes({ servicePool, jobs }: { servicePool: Pool; jobs: JobQueue }) {
  const { admin } = procedures;
  const bindAdmin = bind(administering(servicePool));
  return {
    list_data_exports: bindAdmin(admin.list_data_exports, async (ctx) => ({
      items: await ctx.readAll((tx) => listExports(tx, ctx.now)),
    })),
    start_data_export: bindAdmin(admin.start_data_export, (ctx, input) =>
      startDataExport({ ...ctx, jobs }, input),
    ),
    delete_data_export: bindAdmin(admin.delete_data_export, deleteDataExport),
    download_data_export: bindAdmin(admin.download_data_export, downloadDataExport),
  };
}
