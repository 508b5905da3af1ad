import type { Breakage } from './breakage.ts';

/** What strangers' pictures may not do. */
export const MEDIA: readonly Breakage[] = [
  {
    name: 'a picture is not looked at before it is decoded',
    symbol: 'preparePicture',
    find: '  pictureType(sent);\n',
    replace: '',
    tests: ['media.test.ts'],
  },
  {
    name: 'a picture of any size is read',
    symbol: 'readFileInput',
    find: 'await readBytes(request, bytes, {',
    replace: 'await readBytes(request, bytes * 10, {',
    tests: ['media.test.ts'],
  },
  {
    name: 'a picture is kept as it was sent',
    symbol: 'preparePicture',
    find: 'return { hash, bytes, width, height, purpose };',
    replace: 'return { hash, bytes: sent, width, height, purpose };',
    tests: ['media.test.ts'],
  },
  {
    name: 'the address of a picture does not follow from what is served',
    symbol: 'preparePicture',
    find: "createHash('sha256').update(bytes)",
    replace: "createHash('sha256').update(sent)",
    tests: ['media.test.ts'],
  },
  {
    name: 'a picture keeps where it was taken',
    symbol: 'remakePicture',
    find: '    .webp({',
    replace: '    .keepMetadata()\n    .webp({',
    tests: ['media.test.ts'],
  },
  {
    name: 'a picture is decoded however many pixels it says it has',
    symbol: 'remakePicture',
    find: "  if (width * height > LIMITS.picture_pixels_max) throw pictureRefused('picture_pixels');\n",
    replace: '',
    tests: ['media.test.ts'],
  },
  {
    name: 'a picture that is opened by itself may run programs',
    symbol: 'answerMedia',
    find: '"default-src \'none\'; sandbox"',
    replace: '"default-src \'self\'"',
    tests: ['media.test.ts'],
  },
  {
    name: 'a picture that is shown is removed',
    symbol: 'deleteUnusedMedia',
    find: '    .where(and(lt(media.uploaded_at, before), ...isUnused(mediaReferences)))',
    replace: '    .where(and(lt(media.uploaded_at, before), ...isUnused(mediaReferences).slice(2)))',
    tests: ['unused-media.test.ts'],
  },
  {
    name: 'a picture within the words of a page is removed',
    symbol: 'isUnused',
    find: 'isWithin ? sql`strpos',
    replace: '!isWithin ? sql`strpos',
    tests: ['unused-media.test.ts'],
  },
];
