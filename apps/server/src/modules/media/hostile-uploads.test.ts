import { LIMITS } from '@answerscope/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { send } from '../../../test/user.ts';
import { flatPng, gif, largeWebp, png, progressiveJpeg, textBomb } from './pictures.fixture.ts';

/**
 * Two are decoded at once, each of some 160 MB: 340 to 400 MB were measured (decision 0028), and 500 on a machine that is
 * busy. Four at once would be 640 alone.
 */
const GROWTH_MAX_MB = 560;
const SIDE = Math.floor(Math.sqrt(LIMITS.picture_pixels_max));
const LOOK_MS = 5;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const megabytes = () => process.memoryUsage.rss() / 1_000_000;

/** The most memory that the process had while something was done. */
async function peakDuring(work: () => Promise<unknown>): Promise<number> {
  let peak = megabytes();
  const timer = setInterval(() => {
    peak = Math.max(peak, megabytes());
  }, LOOK_MS);
  await work();
  clearInterval(timer);
  return Math.max(peak, megabytes());
}

it('twenty hostile pictures at once take no more memory than two of the largest, and leave no half of one', {
  timeout: 480_000,
}, async () => {
  // Of this try alone: how much one may upload in an hour is limited.
  const administrator = await app.newAdministrator();
  // Too many pixels are refused; a text that would unpack to much is thrown away, and its small picture kept.
  const hostile = [
    { body: await progressiveJpeg(SIDE, SIDE), status: 200 },
    { body: await largeWebp(SIDE, SIDE), status: 200 },
    { body: flatPng(SIDE, SIDE), status: 200 },
    { body: flatPng(20_000, 20_000), status: 400 },
    { body: gif(SIDE, SIDE), status: 200 },
    { body: png({ width: 9, height: 9, chunks: [textBomb()] }), status: 200 },
  ];
  for (const {
    body: { length },
  } of hostile)
    expect(length).toBeLessThan(LIMITS.picture_bytes_max);
  const sent = Array.from({ length: 20 }, (_, at) => hostile[at % hostile.length] as (typeof hostile)[0]);
  const before = megabytes();
  let statuses: number[] = [];
  const peak = await peakDuring(async () => {
    statuses = await Promise.all(
      sent.map(async ({ body }) => {
        const path = '/api/admin/media?purpose=logo';
        const reply = await send(app.baseUrl, 'POST', path, { body, cookie: administrator.cookie });
        return reply.status;
      }),
    );
  });
  const rounded = (value: number) => Math.round(value);
  console.log(
    `20 hostile pictures at once: ${rounded(before)} MB before, ${rounded(peak)} MB at the peak, ${rounded(megabytes())} MB after`,
  );
  expect(peak - before).toBeLessThan(GROWTH_MAX_MB);
  expect(statuses).toEqual(sent.map(({ status }) => status));
  const [rows] = await app.database.query<{ whole: number; all: number; audits: number }>(
    `select count(*)::int as all, count(*) filter (where byte_count > 0 and width <= 1024 and height <= 1024)::int as whole,
       (select count(distinct subject_id)::int from audit_logs where action = 'upload_media') as audits
     from media`,
  );
  expect(rows).toEqual({ all: rows?.whole, whole: rows?.whole, audits: rows?.whole });
});
