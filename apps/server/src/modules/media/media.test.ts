import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { type Media, PICTURE_REFUSALS, type PictureRefusal } from '@answerscope/contract';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { sharedApp } from '../../../test/shared-app.ts';
import { type Reply, send, type TestUser } from '../../../test/user.ts';
import {
  animated,
  cmykJpeg,
  DRAWINGS,
  FOREIGN,
  flatPng,
  gif,
  jpeg,
  jpegWithPage,
  phoneJpeg,
  png,
  textBomb,
  webp,
} from './pictures.fixture.ts';

const UPLOAD = '/api/admin/media?purpose=logo';
const BYTES_MAX = 2_000_000;

const app = sharedApp();
let administrator: TestUser;
beforeAll(async () => {
  administrator = await app.newAdministrator();
});
// One person uploads more here in a second than in a minute elsewhere.
beforeEach(() => app.database.query('delete from rate_buckets'));

const upload = (bytes: Uint8Array, headers: Record<string, string> = {}): Promise<Reply> =>
  send(app.baseUrl, 'POST', UPLOAD, { body: bytes, cookie: administrator.cookie, headers });

async function kept(bytes: Uint8Array): Promise<Media> {
  const { status, body } = await upload(bytes);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
}

async function countRows(): Promise<{ media: number; audits: number }> {
  const [rows] = await app.database.query<{ media: number; audits: number }>(
    `select (select count(*)::int from media) as media,
       (select count(*)::int from audit_logs where action = 'upload_media') as audits`,
  );
  return rows ?? { media: -1, audits: -1 };
}

/** Nothing of it is kept, and the words say what to do. */
async function expectRefusal(bytes: Uint8Array, reason: PictureRefusal): Promise<void> {
  const before = await countRows();
  const error = expectClosedError(await upload(bytes), 400);
  expect(error).toMatchObject({
    code: 'VALIDATION_ERROR',
    message: PICTURE_REFUSALS[reason],
    details: { reason },
  });
  expect(await countRows()).toEqual(before);
}

const serve = (path: string, init: RequestInit = {}) => fetch(`${app.baseUrl}${path}`, init);
const bytesAt = async (path: string) => Buffer.from(await (await serve(path)).arrayBuffer());

describe('a picture', () => {
  it('is kept as WebP under the hash of what is kept, and served to everybody for good', async () => {
    const media = await kept(png({ width: 30, height: 20, random: true }));
    expect(media).toMatchObject({ width: 30, height: 20, purpose: 'logo' });
    const reply = await serve(media.url);
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(media.hash);
    expect(media.url).toBe(`/media/${media.hash}.webp`);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 30, height: 20 });
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(media.byte_count),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      etag: `"${media.hash}"`,
    });
  });

  it('answers HEAD, and 304 to who has it', async () => {
    const { url, hash, byte_count } = await kept(png({ width: 5, height: 5, random: true }));
    const head = await serve(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(byte_count),
      '',
    ]);
    for (const tag of [`"${hash}"`, `W/"${hash}"`, `"x", "${hash}"`, '*']) {
      const known = await serve(url, { headers: { 'if-none-match': tag } });
      expect([tag, known.status, await known.text()]).toEqual([tag, 304, '']);
      expect(known.headers.get('cache-control')).toContain('immutable');
    }
    expect((await serve(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('is one when it comes twice, and both uploads are audited', async () => {
    const bytes = png({ width: 8, height: 8, random: true });
    const before = await countRows();
    const [first, second] = [await kept(bytes), await kept(bytes)];
    expect(second).toEqual(first);
    expect(await countRows()).toEqual({ media: before.media + 1, audits: before.audits + 2 });
  });

  it('is one when it comes ten times at once', async () => {
    const bytes = png({ width: 9, height: 9, random: true });
    const before = await countRows();
    const urls = await Promise.all(Array.from({ length: 10 }, async () => (await kept(bytes)).url));
    expect(new Set(urls).size).toBe(1);
    expect((await countRows()).media).toBe(before.media + 1);
  });

  it('is made smaller where it is larger than a logo is shown', async () => {
    expect(await kept(png({ width: 3_000, height: 1_500 }))).toMatchObject({ width: 1_024, height: 512 });
    expect(await kept(png({ width: 1, height: 1 }))).toMatchObject({ width: 1, height: 1 });
  });

  it.each(['image/svg+xml', 'text/html', 'application/json', ''])(
    'is what its bytes say, though its sender calls it %j',
    async (type) => {
      const { status } = await upload(
        png({ width: 4, height: 4 }),
        type === '' ? {} : { 'content-type': type },
      );
      expect(status).toBe(200);
    },
  );

  it('is not there at an address that is no hash, or of nothing', async () => {
    for (const path of [
      '/media',
      '/media/',
      '/media/x.webp',
      `/media/${'0'.repeat(64)}.webp`,
      '/media/../api/docs',
    ])
      expect([path, (await serve(path, { redirect: 'manual' })).status]).toEqual([
        path,
        path.endsWith('docs') ? 200 : 404,
      ]);
    const { url } = await kept(png({ width: 4, height: 4 }));
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await send(app.baseUrl, method, url, { cookie: administrator.cookie })).status).toBe(404);
  });
});

describe('what a picture brings along', () => {
  it('a place and a profile are gone, and it stands upright', async () => {
    const sent = await phoneJpeg();
    const before = await sharp(sent).metadata();
    expect(before).toMatchObject({ orientation: 6, width: 40, height: 30 });
    expect(before.exif?.length).toBeGreaterThan(50);
    expect(before.icc).toBeDefined();
    const media = await kept(sent);
    expect(media).toMatchObject({ width: 30, height: 40 });
    const bytes = await bytesAt(media.url);
    const after = await sharp(bytes).metadata();
    expect([after.exif, after.icc, after.xmp, after.iptc, after.orientation]).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
    expect(bytes.includes('Phone of the tests')).toBe(false);
  });

  it('four colours of a printer become three of a screen', async () => {
    const sent = await cmykJpeg();
    expect((await sharp(sent).metadata()).space).toBe('cmyk');
    const { url } = await kept(sent);
    expect(await sharp(await bytesAt(url)).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  it.each(['gif', 'webp'] as const)('of an animated %s the first frame is kept', async (type) => {
    const sent = await animated(type);
    expect((await sharp(sent, { pages: -1 }).metadata()).pages).toBe(2);
    const { url } = await kept(sent);
    const bytes = await bytesAt(url);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
    const { channels } = await sharp(bytes).stats();
    expect(channels[0]?.mean).toBeGreaterThan(240);
    expect(channels[2]?.mean).toBeLessThan(15);
  });

  it.each([
    ['a GIF that is a script', async () => gif(1, 1, '/*')],
    ['a GIF with a script behind its end', async () => gif(1, 1, '=1;alert(document.domain)//')],
    ['a JPEG with a page in it', jpegWithPage],
    [
      'a PNG with an archive behind its end',
      async () =>
        Buffer.concat([
          png({ width: 6, height: 6 }),
          Buffer.from('PK\x03\x04<script>alert(1)</script>', 'latin1'),
        ]),
    ],
    [
      'a PNG with a page in its text',
      async () =>
        png({
          width: 6,
          height: 6,
          chunks: [['tEXt', Buffer.from('Comment\0<script>alert(1)</script>', 'latin1')]],
        }),
    ],
  ])('%s becomes a picture and nothing else', async (_name, make) => {
    const { url } = await kept(await make());
    const reply = await serve(url);
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(reply.headers.get('content-type')).toBe('image/webp');
    expect(bytes.toString('latin1')).not.toMatch(/script|alert|<html/);
    expect(bytes.readUInt32LE(4) + 8).toBe(bytes.length);
  });
});

describe('what is no picture', () => {
  it.each(Object.entries(FOREIGN))('%s is refused, also called image/png', async (_name, bytes) => {
    await expectRefusal(bytes, 'picture_type');
    const named = await upload(bytes, {
      'content-type': 'image/png',
      'content-disposition': 'filename="a.png"',
    });
    expect(named.body.details.reason).toBe('picture_type');
  });

  it.each(Object.entries(DRAWINGS))('an SVG, %s, is refused with words of its own', async (_name, bytes) => {
    await expectRefusal(bytes, 'picture_svg');
  });

  it('an empty file is refused', async () => {
    await expectRefusal(new Uint8Array(), 'picture_empty');
  });

  it('is refused where it is cut off, wherever that is', async () => {
    const whole: [string, Buffer][] = [
      ['png', png({ width: 200, height: 200, random: true })],
      ['jpeg', await jpeg(200, 200)],
      ['webp', await webp(200, 200)],
      ['gif', gif(1, 1)],
    ];
    for (const [, bytes] of whole)
      for (const share of [0.3, 0.6, 0.9])
        await expectRefusal(
          bytes.subarray(0, Math.max(12, Math.floor(bytes.length * share))),
          'picture_broken',
        );
    await expectRefusal(png({ width: 300, height: 300, rows: 3 }), 'picture_broken');
  });

  it('leaves nothing where the connection breaks midway, and the next one is taken', async () => {
    const before = await countRows();
    const bytes = png({ width: 300, height: 300, random: true });
    const half = bytes.subarray(0, bytes.length / 2);
    await new Promise<void>((resolve) => {
      const headers = {
        origin: app.baseUrl,
        cookie: administrator.cookie,
        'content-type': 'application/octet-stream',
        'content-length': bytes.length,
      };
      const request = httpRequest(`${app.baseUrl}${UPLOAD}`, { method: 'POST', headers });
      request.on('error', () => resolve());
      request.write(half, () => request.destroy(new Error('cut off')));
    });
    await kept(png({ width: 5, height: 5, random: true }));
    const { media, audits } = await countRows();
    expect({ media, audits }).toEqual({ media: before.media + 1, audits: before.audits + 1 });
  });

  it('a purpose that nobody knows is refused at its field', async () => {
    for (const query of ['', '?purpose=other', '?purpose=logo&more=1']) {
      const reply = await send(app.baseUrl, 'POST', `/api/admin/media${query}`, {
        body: png({ width: 2, height: 2 }),
        cookie: administrator.cookie,
      });
      expect(expectClosedError(reply, 400).details?.error_count).toBe(1);
    }
  });
});

describe('what is too much', () => {
  const padded = (size: number) => Buffer.concat([png({ width: 7, height: 7 })], size);

  it('2 MB are taken, and one byte more is refused, announced or not', async () => {
    expect((await upload(padded(BYTES_MAX))).status).toBe(200);
    await expectRefusal(padded(BYTES_MAX + 1), 'picture_too_large');
    const inParts = await fetch(`${app.baseUrl}${UPLOAD}`, {
      method: 'POST',
      headers: { origin: app.baseUrl, cookie: administrator.cookie },
      body: new Blob([padded(BYTES_MAX + 1)]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(await inParts.json()).toMatchObject({ details: { reason: 'picture_too_large' } });
  });

  it.each([
    ['a PNG of 400 million pixels', () => flatPng(20_000, 20_000)],
    ['a PNG of hardly more pixels than the most', () => flatPng(40_001, 1_000)],
    ['a GIF as large as one can be', () => gif(65_535, 65_535)],
  ])('%s is refused by what it says of itself', async (_name, make) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(BYTES_MAX);
    await expectRefusal(bytes, 'picture_pixels');
  });

  it('text that is a hundred times larger once it is read is not read', async () => {
    const bytes = png({ width: 4, height: 4, chunks: [textBomb()] });
    expect(bytes.length).toBeLessThan(BYTES_MAX);
    const { status, body } = await upload(bytes);
    if (status === 200) expect((await bytesAt(body.url)).length).toBeLessThan(1_000);
    else expect(body.details.reason).toBe('picture_broken');
  });

  it('more uploads in a minute than anybody needs wait', async () => {
    const bytes = png({ width: 3, height: 3 });
    // As many side by side as may wait to be decoded: one after another they take a busy machine longer than the minute
    // that is counted. Meanwhile one more is let through every two seconds.
    const replies: Reply[] = [];
    for (let wave = 0; wave < 3; wave += 1)
      replies.push(...(await Promise.all(Array.from({ length: 20 }, () => upload(bytes)))));
    const refused = replies.filter(({ status }) => status !== 200);
    expect(replies.length - refused.length).toBeGreaterThanOrEqual(30);
    expect(refused.length).toBeGreaterThan(0);
    expect(expectClosedError(refused[0] as Reply, 429).code).toBe('RATE_LIMIT_EXCEEDED');
  });
});
