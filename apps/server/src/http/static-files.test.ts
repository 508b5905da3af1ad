import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'answerscope-static-'));
const code = 'export const a = 1;\n'.repeat(50);
let server: Server;
let address: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  writeFileSync(join(folder, 'client/assets/app-1a2b.js'), code);
  writeFileSync(join(folder, 'client/assets/app-1a2b.js.br'), brotliCompressSync(code));
  writeFileSync(join(folder, 'client/assets/app-1a2b.js.map'), '{}');
  writeFileSync(join(folder, 'client/favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'client/.env'), 'SECRET=1');
  writeFileSync(join(folder, 'secret.json'), '{}');
  const files = await createStaticFiles(join(folder, 'client'));
  server = createServer(async (incoming, response) => {
    const served = await files.serve(
      incoming,
      response,
      new URL(incoming.url ?? '/', 'http://host').pathname,
    );
    if (!served) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

describe('a file of the web application', () => {
  it('is kept for ever when its name holds its version, for an hour otherwise', async () => {
    const asset = await fetch(`${address}/assets/app-1a2b.js`);
    expect(await asset.text()).toBe(code);
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const icon = await fetch(`${address}/favicon.svg`);
    expect(icon.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('that the browser has already is not sent again', async () => {
    const first = await fetch(`${address}/favicon.svg`);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${address}/favicon.svg`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('goes compressed to who can read that', async () => {
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      const options = { headers: { 'accept-encoding': 'br' } };
      request(`${address}/assets/app-1a2b.js`, options, (answer) => {
        answer.resume().on('end', () => resolve(answer.headers));
      })
        .on('error', reject)
        .end();
    });
    expect(headers['content-encoding']).toBe('br');
    expect(Number(headers['content-length'])).toBeLessThan(code.length);
  });

  it.each([
    '/../secret.json',
    '/%2e%2e/secret.json',
    '/..%2fsecret.json',
    '/assets/../../secret.json',
    '/.env',
    // A source map, should a build ever leave one there.
    '/assets/app-1a2b.js.map',
  ])('outside of its folder, or hidden, is not there: %s', async (path) => {
    const status = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
      );
      socket.once('data', (chunk) => resolve(String(chunk).split('\r\n')[0] ?? ''));
      socket.once('error', reject);
    });
    expect(status).toContain('404');
  });
});
