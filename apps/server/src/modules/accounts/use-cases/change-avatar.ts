import { type Avatar, mediaUrl, pictureHash } from '@answerscope/contract';
import type { SignedInActor } from '../../../context/actor.ts';
import { orNotFound } from '../../../context/not-found.ts';
import { inTransaction, type Transaction } from '../../../database/pool.ts';
import { publishContentChange, publishEvent } from '../../../events/publish-event.ts';
import { deleteUnusedAvatars, keepPicture, preparePicture } from '../../media/index.ts';
import type { AccountServices } from '../account-settings.services.ts';
import { findAccountForUpdate, getPerson } from '../accounts.queries.ts';
import { setImage } from '../sign-in.queries.ts';

/** Who changes their picture. */
export interface AvatarContext {
  actor: SignedInActor;
  now: Date;
  services: AccountServices;
}

/**
 * Makes what was sent the caller's picture. The one before it goes at once.
 * @throws RATE_LIMIT_EXCEEDED, VALIDATION_ERROR for what is no picture that can be read
 */
export async function uploadAvatar(
  { actor, now, services }: AvatarContext,
  { image }: { image: File },
): Promise<Avatar> {
  const picture = await preparePicture({ actor, media: services.media }, { purpose: 'avatar', image });
  return inTransaction(services.servicePool, null, async (tx) => {
    await keepPicture(tx, picture, { by: actor.personId, at: now });
    return showImage(tx, services, { actor, imageUrl: mediaUrl(picture.hash), at: now });
  });
}

/** Takes the caller's picture away, also from where it was kept. */
export async function removeAvatar({ actor, now, services }: AvatarContext): Promise<Avatar> {
  return inTransaction(services.servicePool, null, (tx) =>
    showImage(tx, services, { actor, imageUrl: null, at: now }),
  );
}

async function showImage(
  tx: Transaction,
  { mediaReferences }: AccountServices,
  { actor, imageUrl, at }: { actor: SignedInActor; imageUrl: string | null; at: Date },
): Promise<Avatar> {
  const { personId, accountId } = actor;
  orNotFound(await findAccountForUpdate(tx, accountId));
  const { image_url: former } = await getPerson(tx, personId);
  await setImage(tx, personId, { imageUrl, at });
  await deleteUnusedAvatars(tx, { personId, former: pictureHash(former ?? ''), mediaReferences });
  await publishEvent(tx, accountId, { type: 'profile_updated' });
  // Who writes posts and comments is shown with them.
  await publishContentChange(tx);
  return { image_url: imageUrl };
}
