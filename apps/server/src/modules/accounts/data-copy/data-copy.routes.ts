import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { appError } from '@answerscope/contract';
import type { SignedInActor } from '../../../context/actor.ts';
import type { TenantDatabase } from '../../../database/pool.ts';
import { bindOwn } from '../../../http/bind.ts';
import { type Asked, type Mount, READS } from '../../../http/mounts.ts';
import { procedures } from '../../../http/procedures.ts';
import type { JobQueue } from '../../../jobs/index.ts';
import { findCopy, findPart } from './data-copies.queries.ts';
import { getDataCopy, requestDataCopy } from './use-cases/request-data-copy.ts';

/** How a user gets a copy of everything. */
export const createDataCopyRoutes = ({ jobs }: { jobs: JobQueue }) => ({
  get_my_data_copy: bindOwn(procedures.accounts.get_my_data_copy, getDataCopy),
  request_my_data_copy: bindOwn(procedures.accounts.request_my_data_copy, (ctx) =>
    requestDataCopy({ ...ctx, jobs }),
  ),
});

/** Serves the file of a copy to its owner, piece by piece. */
export function createDataCopyMount(tenant: (actor: SignedInActor) => TenantDatabase): Mount {
  return {
    at: '/downloads/*',
    methods: (path) => (copyOf(path) === null ? [] : READS),
    guard: 'caller',
    label: (path) => (copyOf(path) === null ? 'none' : 'downloads'),
    answer: (asked) => answerCopy(tenant, asked),
  };
}

async function answerCopy(
  tenant: (actor: SignedInActor) => TenantDatabase,
  { exchange, actor }: Asked,
): Promise<void> {
  const { response, path, method } = exchange;
  const id = copyOf(path);
  if (actor === null) throw appError('UNAUTHORIZED');
  if (id === null) throw appError('NOT_FOUND');
  const db = tenant(actor);
  const key = { user_id: actor.personId, id };
  const copy = await db.transaction((tx) => findCopy(tx, key));
  if (
    copy?.state !== 'ready' ||
    copy.build_id === null ||
    copy.expires_at === null ||
    copy.expires_at <= new Date()
  )
    throw appError('NOT_FOUND');
  const { build_id, byte_count, part_count, requested_at } = copy;
  response.writeHead(200, {
    'content-type': 'application/zip',
    'content-length': byte_count,
    'content-disposition': `attachment; filename="answerscope-data-${requested_at.toISOString().slice(0, 10)}.zip"`,
    'cache-control': 'private, no-store',
  });
  if (method === 'HEAD') return void response.end();
  for (let part_no = 1; part_no <= part_count && !response.destroyed; part_no += 1) {
    const bytes = await db.transaction((tx) => findPart(tx, { ...key, build_id, part_no }));
    // Removed meanwhile: a file that is cut off is no file.
    if (bytes === null) return void response.destroy();
    if (!response.write(bytes)) await isTaken(response);
  }
  response.end();
}

/** Waits until what was written has left, or nobody takes it any more. */
async function isTaken(response: ServerResponse): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]);
  waiting.abort();
}

function copyOf(path: string): string | null {
  return /^\/downloads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.zip$/.exec(path)?.[1] ?? null;
}
