import { availableParallelism } from 'node:os';
import { appError } from '@answerscope/contract';
import type { Pool, TenantDatabase } from '../../database/pool.ts';
import { bind } from '../../http/bind.ts';
import { isKnownTag } from '../../http/known-tag.ts';
import { type Asked, type Mount, READS } from '../../http/mounts.ts';
import { procedures } from '../../http/procedures.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { createTurns } from '../../http/turns.ts';
import { administering } from '../audit/index.ts';
import { findMediaBytes } from './media.queries.ts';
import type { MediaServices } from './media.services.ts';
import { uploadMedia } from './use-cases/upload-media.ts';

/** A picture of the most pixels takes some 160 MB while it is decoded: more cores are no reason for more of them. */
const AT_ONCE_MAX = 2;
const ONE_QUEUE = 'pictures';
/** A write goes on when who asked for it has left. */
const NEVER = new AbortController().signal;
/** Each of those that wait is held in memory as it was sent. */
const WAITING_MAX = 20;

/** One for all uploads of a process: no more pictures are decoded at once than there are cores. */
export function createMediaServices(rateLimiter: RateLimiter): MediaServices {
  const decoding = createTurns({
    atOnce: Math.min(AT_ONCE_MAX, availableParallelism()),
    waitingMax: WAITING_MAX,
  });
  return { rateLimiter, whenItsTurn: (work) => decoding.take(ONE_QUEUE, NEVER, work) };
}

/** Binds administrators' uploads. */
export const createMediaRoutes = ({ servicePool, media }: { servicePool: Pool; media: MediaServices }) => ({
  upload_media: bind(administering(servicePool))(procedures.admin.upload_media, (ctx, input) =>
    uploadMedia({ ...ctx, media }, input),
  ),
});

/** Serves pictures to everybody. What an address shows never changes, so that it is kept for a year. */
export function createMediaMount(db: TenantDatabase): Mount {
  return {
    at: '/media/*',
    methods: (path) => (hashOf(path) === null ? [] : READS),
    guard: 'address',
    label: (path) => (hashOf(path) === null ? 'none' : 'media'),
    answer: (asked) => answerMedia(db, asked),
  };
}

async function answerMedia(db: TenantDatabase, { exchange }: Asked): Promise<void> {
  const { request, response, path } = exchange;
  const hash = hashOf(path);
  const bytes = hash === null ? null : await db.transaction((tx) => findMediaBytes(tx, hash));
  if (bytes === null) throw appError('NOT_FOUND');
  const etag = `"${hash}"`;
  response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  response.setHeader('etag', etag);
  // Opened by itself it is a document of nobody: it runs nothing and loads nothing.
  response.setHeader('content-security-policy', "default-src 'none'; sandbox");
  if (isKnownTag(request, etag)) return void response.writeHead(304).end();
  response.writeHead(200, { 'content-type': 'image/webp', 'content-length': bytes.length });
  response.end(exchange.method === 'HEAD' ? undefined : bytes);
}

function hashOf(path: string): string | null {
  return /^\/media\/([0-9a-f]{64})\.webp$/.exec(path)?.[1] ?? null;
}
