import { type Media, type MediaPurpose, mediaUrl } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { findMediaFacts, type MediaFacts } from '../media.queries.ts';
import type { MediaServices } from '../media.services.ts';
import { keepPicture, preparePicture } from './prepare-picture.ts';

/**
 * Keeps a picture under the address that follows from it, audited. The same picture again is the same row.
 * @throws FORBIDDEN, RATE_LIMIT_EXCEEDED, VALIDATION_ERROR for what is no picture that can be read
 */
export async function uploadMedia(
  ctx: AdminContext & { media: MediaServices },
  input: { purpose: MediaPurpose; image: File },
): Promise<Media> {
  const picture = await preparePicture(ctx, input);
  return ctx.administer(async ({ tx, audit }) => {
    const before = await findMediaFacts(tx, picture.hash);
    const kept = await keepPicture(tx, picture, { by: ctx.actor.personId, at: ctx.now });
    await audit({
      action: 'upload_media',
      subject_type: 'media',
      subject_id: picture.hash,
      reason: null,
      before,
      after: kept,
    });
    return toMedia(kept);
  });
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
