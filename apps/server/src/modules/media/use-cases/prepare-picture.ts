import { createHash } from 'node:crypto';
import { appError, type MediaPurpose } from '@answerscope/contract';
import type { SignedInActor } from '../../../context/actor.ts';
import type { Transaction } from '../../../database/pool.ts';
import { RATE_RULES } from '../../../lib/rate-rules.ts';
import { type MediaFacts, upsertMedia } from '../media.queries.ts';
import { PURPOSE_RULES, pictureType } from '../media.rules.ts';
import type { MediaServices } from '../media.services.ts';
import { remakePicture } from '../picture.client.ts';

/** A picture that was made anew and is not kept yet. */
export interface PreparedPicture {
  hash: string;
  bytes: Buffer;
  width: number;
  height: number;
  purpose: MediaPurpose;
}

/**
 * Judges what somebody sent and makes it anew, as their purpose shows it.
 * @throws FORBIDDEN, RATE_LIMIT_EXCEEDED, VALIDATION_ERROR for what is no picture that can be read
 */
export async function preparePicture(
  { actor, media }: { actor: SignedInActor; media: MediaServices },
  { purpose, image }: { purpose: MediaPurpose; image: File },
): Promise<PreparedPicture> {
  const rule = PURPOSE_RULES[purpose];
  if (!rule.mayUpload(actor)) throw appError('FORBIDDEN');
  await takeUpload(actor, media);
  return prepareFetchedPicture(media, { purpose, bytes: Buffer.from(await image.arrayBuffer()) });
}

/**
 * Re-encodes a picture from another site.
 *
 * @throws RATE_LIMIT_EXCEEDED when too many wait, VALIDATION_ERROR for bytes that are no readable picture
 */
export async function prepareFetchedPicture(
  { whenItsTurn }: Pick<MediaServices, 'whenItsTurn'>,
  { purpose, bytes: sent }: { purpose: MediaPurpose; bytes: Buffer },
): Promise<PreparedPicture> {
  pictureType(sent);
  const picture = await whenItsTurn(() => remakePicture(sent, PURPOSE_RULES[purpose]));
  const hash = createHash('sha256').update(picture.bytes).digest('hex');
  return { hash, ...picture, purpose };
}

/** Keeps a picture under the address that follows from it; the same picture again is the same row. */
export function keepPicture(
  tx: Transaction,
  picture: PreparedPicture,
  { by, at }: { by: string | null; at: Date },
): Promise<MediaFacts> {
  return upsertMedia(tx, {
    ...picture,
    byte_count: picture.bytes.length,
    created_by: by,
    created_at: at,
    uploaded_at: at,
  });
}

/** Decoding costs more than other writes: there are fewer of them. @throws RATE_LIMIT_EXCEEDED */
async function takeUpload({ personId }: SignedInActor, { rateLimiter }: MediaServices): Promise<void> {
  const taken = await rateLimiter.consume(`uploads:${personId}`, RATE_RULES.uploads);
  if (taken.allowed) return;
  throw appError('RATE_LIMIT_EXCEEDED', { details: { retry_after_seconds: taken.retryAfterSeconds ?? 1 } });
}
