import { oc } from '@orpc/contract';
import { z } from 'zod';
import * as messages from './accounts-messages.ts';
import { PICTURE_BODY } from './media.contract.ts';

/** A person's picture; null: the first letter of the address stands for it. */
export const Avatar = z.object({ image_url: z.string().nullable() });
export type Avatar = z.infer<typeof Avatar>;

export const avatarContract = {
  upload_my_avatar: oc
    .route({
      method: 'POST',
      path: '/api/avatar',
      tags: ['accounts'],
      summary: 'Sets the picture of the signed-in user',
      description: messages.theBodyPictureItself,
      spec: (operation) => ({ ...operation, requestBody: PICTURE_BODY }),
    })
    .input(z.strictObject({ image: z.file() }))
    .output(Avatar),
  remove_my_avatar: oc
    .route({
      method: 'POST',
      path: '/rpc/remove_my_avatar',
      tags: ['accounts'],
      summary: 'Removes the picture of the signed-in user',
    })
    .output(Avatar),
};
