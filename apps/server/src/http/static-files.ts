import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { acceptsBrotli } from './accept-encoding.ts';
import { isKnownTag } from './known-tag.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

interface StaticFile {
  path: string;
  size: number;
  type: string;
  etag: string;
  /** The same bytes compressed at build time, where they exist. */
  brotli: { path: string; size: number } | null;
}

export interface StaticFiles {
  /** Whether there is a file at a URL path. */
  has(path: string): boolean;
  /** Answers the file of a URL path; false when there is none (nothing was answered). */
  serve(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean>;
}

/** Serves the files that are in a folder when this is called; a path can never leave it. */
export async function createStaticFiles(folder: string): Promise<StaticFiles> {
  const files = await listFiles(folder);
  return {
    has: (path) => files.has(path),
    serve: async (request, response, path) => {
      const file = files.get(path);
      if (file === undefined) return false;
      const immutable = path.startsWith('/assets/');
      response.setHeader(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      response.setHeader('etag', file.etag);
      response.setHeader('vary', 'accept-encoding');
      if (isKnownTag(request, file.etag)) {
        response.writeHead(304).end();
        return true;
      }
      const brotli = acceptsBrotli(request) ? file.brotli : null;
      if (brotli !== null) response.setHeader('content-encoding', 'br');
      const chosen = brotli ?? file;
      response.writeHead(200, { 'content-type': file.type, 'content-length': chosen.size });
      if (request.method === 'HEAD') response.end();
      else await pipeline(createReadStream(chosen.path), response).catch(() => response.destroy());
      return true;
    },
  };
}

async function listFiles(folder: string): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = new Map<string, number>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    sizes.set(path, (await stat(path)).size);
  }
  for (const [path, size] of sizes) {
    const type = TYPES[extname(path)];
    if (type === undefined) continue;
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    const brotliSize = sizes.get(`${path}.br`);
    const { mtimeMs } = await stat(path);
    files.set(url, {
      path,
      size,
      type,
      etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
      brotli: brotliSize === undefined ? null : { path: `${path}.br`, size: brotliSize },
    });
  }
  return files;
}
