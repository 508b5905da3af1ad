import {
  type AppError,
  appError,
  type MediaPurpose,
  PICTURE_REFUSALS,
  type PictureRefusal,
  type PictureType,
} from '@answerscope/contract';
import type { Actor } from '../../context/actor.ts';

/** What holds for the pictures of a purpose. */
interface PurposeRule {
  mayUpload(actor: Actor): boolean;
  /** The longer side of what is kept, in pixels. */
  sideMax: number;
}

/** Who may upload what, and how large it is kept. A new purpose is an entry here. */
export const PURPOSE_RULES: Record<MediaPurpose, PurposeRule> = {
  logo: { mayUpload: ({ kind }) => kind === 'administrator', sideMax: 1_024 },
  page: { mayUpload: ({ kind }) => kind === 'administrator', sideMax: 1_600 },
  avatar: { mayUpload: ({ kind }) => kind === 'user' || kind === 'administrator', sideMax: 256 },
  // Fetched by the product itself; sharp at 16 px on a screen of four times as many.
  site_icon: { mayUpload: () => false, sideMax: 64 },
};

/** Why a picture is not taken, as its sender reads it. */
export function pictureRefused(reason: PictureRefusal, cause?: unknown): AppError {
  return appError('VALIDATION_ERROR', { message: PICTURE_REFUSALS[reason], details: { reason }, cause });
}

/** How files of each type begin, by the byte at which the signs stand. */
const SIGNATURES: readonly { type: PictureType; signs: readonly (readonly [number, string])[] }[] = [
  { type: 'image/png', signs: [[0, '\x89PNG\r\n\x1a\n']] },
  { type: 'image/jpeg', signs: [[0, '\xff\xd8\xff']] },
  { type: 'image/gif', signs: [[0, 'GIF87a']] },
  { type: 'image/gif', signs: [[0, 'GIF89a']] },
  {
    type: 'image/webp',
    signs: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
];

/** An SVG names itself within as much, after comments and declarations. */
const SVG_WITHIN = 4_096;

/**
 * What a file is, by its bytes alone: neither its name nor what its sender says of it is believed.
 * @throws VALIDATION_ERROR for whatever is none of the types that are read
 */
export function pictureType(bytes: Buffer): PictureType {
  if (bytes.length === 0) throw pictureRefused('picture_empty');
  const found = SIGNATURES.find(({ signs }) =>
    signs.every(([at, sign]) => bytes.toString('latin1', at, at + sign.length) === sign),
  );
  if (found !== undefined) return found.type;
  throw pictureRefused(isSvg(bytes) ? 'picture_svg' : 'picture_type');
}

function isSvg(bytes: Buffer): boolean {
  // Without the zeros of UTF-16.
  const head = bytes.toString('latin1', 0, SVG_WITHIN).replaceAll('\0', '');
  return /^[^<]{0,8}<[?!s]/.test(head) && /<(\w+:)?svg[\s>]/.test(head);
}
