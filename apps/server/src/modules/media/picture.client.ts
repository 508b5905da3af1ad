import { LIMITS } from '@answerscope/contract';
import type Sharp from 'sharp';
import { pictureRefused } from './media.rules.ts';

/** A picture as it is kept. */
export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** A picture that takes longer was made to. */
const SECONDS_MAX = 10;

/** The decoders of the library that may run at all, and only on bytes in memory: it knows SVG, PDF and files, too. */
const DECODERS = [
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
];

let loaded: Promise<typeof Sharp> | null = null;

/** The library, when the first picture comes: processes that never see one do not hold it. */
function library(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // One thread a picture and nothing kept: how many are worked on at once is decided elsewhere.
    sharp.concurrency(1);
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: DECODERS });
    return sharp;
  });
  return loaded;
}

/**
 * Decodes a picture and makes it anew as WebP: upright, no side longer than `sideMax`, of an animation the first frame.
 * Nothing else that its file held (metadata, colour profiles, programs behind its end) is in what comes out.
 * @throws VALIDATION_ERROR
 */
export async function remakePicture(bytes: Buffer, { sideMax }: { sideMax: number }): Promise<Picture> {
  const sharp = await library();
  const broken = (cause: unknown) => {
    throw pictureRefused('picture_broken', cause);
  };
  // What it says of itself is read without its pixels.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(broken);
  if (width * height > LIMITS.picture_pixels_max) throw pictureRefused('picture_pixels');
  const { data, info } = await sharp(bytes, {
    limitInputPixels: LIMITS.picture_pixels_max,
    failOn: 'warning',
    pages: 1,
  })
    .autoOrient()
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS_MAX })
    .webp({ quality: 90, alphaQuality: 100 })
    .toBuffer({ resolveWithObject: true })
    .catch(broken);
  return { bytes: data, width: info.width, height: info.height };
}
