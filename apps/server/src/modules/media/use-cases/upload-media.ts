import { createHash } from 'node:crypto';
import { appError, LIMITS, type Media, type MediaPurpose, mediaUrl } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { findMediaFacts, type MediaFacts, upsertMedia } from '../media.queries.ts';
import { PURPOSE_RULES, pictureType } from '../media.rules.ts';
import type { MediaServices } from '../media.services.ts';
import { remakePicture } from '../picture.client.ts';

/**
 * Keeps a picture under the address that follows from it, audited. The same picture again is the same row.
 * @throws FORBIDDEN, RATE_LIMIT_EXCEEDED, VALIDATION_ERROR for what is no picture that can be read
 */
export async function uploadMedia(
  ctx: AdminContext & MediaServices,
  { purpose, image }: { purpose: MediaPurpose; image: File },
): Promise<Media> {
  const rule = PURPOSE_RULES[purpose];
  if (!rule.mayUpload(ctx.actor)) throw appError('FORBIDDEN');
  await takeUpload(ctx);
  const sent = Buffer.from(await image.arrayBuffer());
  pictureType(sent);
  const picture = await ctx.whenItsTurn(() => remakePicture(sent, rule));
  const { bytes, width, height } = picture;
  const hash = createHash('sha256').update(bytes).digest('hex');
  return ctx.administer(async ({ tx, audit }) => {
    const before = await findMediaFacts(tx, hash);
    const kept = await upsertMedia(tx, {
      hash,
      bytes,
      width,
      height,
      byte_count: bytes.length,
      purpose,
      created_by: ctx.actor.userId,
      created_at: ctx.now,
      uploaded_at: ctx.now,
    });
    await audit({
      action: 'upload_media',
      subject_type: 'media',
      subject_id: hash,
      reason: null,
      before,
      after: kept,
    });
    return toMedia(kept);
  });
}

/** Decoding costs more than other writes: there are fewer of them. @throws RATE_LIMIT_EXCEEDED */
async function takeUpload({ rateLimiter, actor }: AdminContext & MediaServices): Promise<void> {
  const taken = await rateLimiter.consume(`uploads:${actor.userId}`, {
    max: LIMITS.uploads_per_minute,
    windowSeconds: 60,
  });
  if (taken.allowed) return;
  throw appError('RATE_LIMIT_EXCEEDED', { details: { retry_after_seconds: taken.retryAfterSeconds ?? 1 } });
}

function toMedia({ hash, width, height, byte_count, purpose, created_at }: MediaFacts): Media {
  return {
    hash,
    url: mediaUrl(hash),
    width,
    height,
    byte_count,
    purpose,
    created_at: created_at.toISOString(),
  };
}
