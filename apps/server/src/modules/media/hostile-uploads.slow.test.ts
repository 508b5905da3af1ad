import { LIMITS } from '@answerscope/contract';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sharedApp } from '../../../test/shared-app.ts';
import { send } from '../../../test/user.ts';
import { flatPng, gif, largeWebp, png, progressiveJpeg, textBomb } from './pictures.fixture.ts';

/** Half as wide as a picture may be: the time that one may take is no matter of this test. */
const SIDE = Math.floor(Math.sqrt(LIMITS.picture_pixels_max) / 2);

const app = sharedApp();

/** The most pictures that were worked on at any turn of the event loop while something was done. */
async function mostAtOnceDuring<Result>(
  work: () => Promise<Result>,
): Promise<{ most: number; result: Result }> {
  let most = 0;
  let isDone = false;
  const look = () => {
    // The library's two counts are not read together: a picture that leaves the queue between them would count twice.
    // Taken in this order it counts once or not at all.
    const { process } = sharp.counters();
    const { queue } = sharp.counters();
    most = Math.max(most, process + queue);
    if (!isDone) setImmediate(look);
  };
  look();
  try {
    return { result: await work(), most };
  } finally {
    isDone = true;
  }
}

it('hostile pictures are decoded two at a time, however many come at once, and leave no half of one', async () => {
  // Too many pixels are refused; a text that would unpack to much is thrown away, and its small picture kept.
  const hostile = [
    { body: await progressiveJpeg(SIDE, SIDE), status: 200 },
    { body: await largeWebp(SIDE, SIDE), status: 200 },
    { body: flatPng(SIDE, SIDE), status: 200 },
    { body: flatPng(20_000, 20_000), status: 400 },
    { body: gif(SIDE, SIDE), status: 200 },
    { body: png({ width: 9, height: 9, chunks: [textBomb()] }), status: 200 },
  ];
  for (const { body } of hostile) expect(body.length).toBeLessThan(LIMITS.picture_bytes_max);
  const sent = [...hostile, ...hostile];
  const { cookie, personId } = await app.newAdministrator();
  const { most, result } = await mostAtOnceDuring(() =>
    Promise.all(
      sent.map(({ body }) => send(app.baseUrl, 'POST', '/api/admin/media?purpose=logo', { body, cookie })),
    ),
  );
  expect(result.map(({ status }) => status)).toEqual(sent.map(({ status }) => status));
  expect(most).toBe(2);
  const kept = new Set(result.flatMap(({ status, body }) => (status === 200 ? [body.url] : [])));
  const [rows] = await app.database.query<{ all: number; whole: number }>(
    `select count(*)::int as all,
       count(*) filter (where byte_count > 0 and width <= 1024 and height <= 1024)::int as whole
     from media where hash in (
       select subject_id from audit_logs where action = 'upload_media' and actor_id = $1)`,
    [personId],
  );
  expect(rows).toEqual({ all: kept.size, whole: kept.size });
});
