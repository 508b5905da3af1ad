import { oc } from '@orpc/contract';
import { z } from 'zod';
import * as messages from './common-messages.ts';
import { LIMITS } from './limits.ts';

/** What a picture is uploaded for: it decides who may upload it and how large it is kept. */
export const MEDIA_PURPOSES = ['logo', 'avatar', 'page', 'site_icon'] as const;
export const MediaPurpose = z.enum(MEDIA_PURPOSES);
export type MediaPurpose = z.infer<typeof MediaPurpose>;

/** What a picture may come as; it is always kept as WebP. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Why a picture is not taken, by the reason in the error's details. */
export const PICTURE_REFUSALS = {
  picture_too_large: messages.pictureTooLarge({ megabytes: LIMITS.picture_bytes_max / 1_000_000 }),
  picture_empty: messages.thisFileIsEmpty,
  picture_svg: messages.svgFilesCannotBeUsed,
  picture_type: messages.thisFileNotPictureWe,
  picture_pixels: messages.pictureHasTooManyPixels({ millions: LIMITS.picture_pixels_max / 1_000_000 }),
  picture_broken: messages.thisPictureDamagedOrIncomplete,
} as const;
export type PictureRefusal = keyof typeof PICTURE_REFUSALS;

/** A picture as it is kept. Its address is made from its bytes, so that what it shows never changes. */
export const Media = z.object({
  /** sha-256 of the kept bytes, in hexadecimal. */
  hash: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  byte_count: z.number().int(),
  purpose: MediaPurpose,
  created_at: z.iso.datetime(),
});
export type Media = z.infer<typeof Media>;

/** Where a picture is found by everybody. */
export const mediaUrl = (hash: string): string => `/media/${hash}.webp`;

/** The hash of a picture by its address; null for an address that is none of a picture. */
export function pictureHash(address: string): string | null {
  return /^\/media\/([0-9a-f]{64})\.webp$/.exec(address)?.[1] ?? null;
}

/** What administrators keep pictures for. */
const AdministratorsPurpose = MediaPurpose.exclude(['avatar', 'site_icon']);
export type AdministratorsPurpose = z.infer<typeof AdministratorsPurpose>;

const BYTES = { type: 'string', format: 'binary' } as const;

/** A body that is a picture, as the API's description says it. */
export const PICTURE_BODY = {
  required: true,
  content: Object.fromEntries(PICTURE_TYPES.map((type) => [type, { schema: BYTES }])),
};

/** Administrators' uploads. */
export const mediaContract = {
  upload_media: oc
    .route({
      method: 'POST',
      path: '/api/admin/media',
      tags: ['admin'],
      summary: 'Keep a picture and get its public address',
      description: messages.theBodyPictureItself,
      spec: (operation) => ({
        ...operation,
        parameters: [
          {
            name: 'purpose',
            in: 'query',
            required: true,
            schema: { type: 'string', enum: [...AdministratorsPurpose.options] },
          },
        ],
        requestBody: PICTURE_BODY,
      }),
    })
    .input(z.strictObject({ purpose: AdministratorsPurpose, image: z.file() }))
    .output(Media),
};
