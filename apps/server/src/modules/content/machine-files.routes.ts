import { createHash } from 'node:crypto';
import { appError, type Language, POSTS_SHOWN_MAX } from '@answerscope/contract';
import type { TenantDatabase } from '../../database/pool.ts';
import { isKnownTag } from '../../http/known-tag.ts';
import { type Asked, type Mount, READS } from '../../http/mounts.ts';
import {
  llmsTxt,
  robotsTxt,
  rssXml,
  type SiteWords,
  securityTxt,
  sitemapXml,
} from './machine-files.rules.ts';
import { listShownPages } from './pages.queries.ts';

/** As many as a sitemap may name is far more than anybody writes by hand. */
const PAGES_MAX = 1_000;

const FILES: Readonly<Record<string, { type: string; write: (site: SiteWords) => string | null }>> = {
  '/robots.txt': { type: 'text/plain; charset=utf-8', write: robotsTxt },
  '/.well-known/security.txt': { type: 'text/plain; charset=utf-8', write: securityTxt },
  '/llms.txt': { type: 'text/plain; charset=utf-8', write: llmsTxt },
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', write: sitemapXml },
  '/blog/rss.xml': { type: 'application/rss+xml; charset=utf-8', write: rssXml },
};

/** What these files are made of. */
interface FileParts {
  db: TenantDatabase;
  baseUrl: () => string;
  supportAddress: string | null;
  /** In which the web application was built. */
  languages: readonly Language[];
}

/** What machines read of the site: who may read what, all pages, the blog's feed. Made anew for who asks, so never old. */
export function createMachineFilesMount(parts: FileParts): Mount {
  return {
    at: (path) => path in FILES,
    methods: READS,
    guard: 'address',
    label: 'machine-file',
    answer: (asked) => answerFile(parts, asked),
  };
}

async function answerFile(
  { db, baseUrl, supportAddress, languages }: FileParts,
  { exchange: { request, response, path, method, now } }: Asked,
): Promise<void> {
  const file = FILES[path];
  if (file === undefined) return;
  const text = await db.transaction(async (tx) =>
    file.write({
      baseUrl: baseUrl(),
      supportAddress,
      languages,
      now,
      pages: await listShownPages(tx, { kind: 'page', max: PAGES_MAX, language: 'en' }),
      posts: await listShownPages(tx, {
        kind: 'post',
        language: 'en',
        max: path === '/blog/rss.xml' ? POSTS_SHOWN_MAX : PAGES_MAX,
      }),
    }),
  );
  if (text === null) throw appError('NOT_FOUND');
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  response.setHeader('etag', etag);
  response.setHeader('cache-control', 'no-cache');
  if (isKnownTag(request, etag)) return void response.writeHead(304).end();
  const body = Buffer.from(text);
  response.writeHead(200, { 'content-type': file.type, 'content-length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}
