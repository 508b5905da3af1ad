import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Pictures, and files that only seem to be some, made when they are needed. */

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A PNG of one colour, written by hand: sharp would not make one that lies. */
export function png(options: {
  width: number;
  height: number;
  random?: boolean;
  /** Further chunks, before the pixels. */
  chunks?: readonly [string, Buffer][];
  /** Pixels that the file really holds, where it holds fewer than it says. */
  rows?: number;
}): Buffer {
  const { width, height, random = false, chunks = [], rows = height } = options;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of each of three colours.
  header.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.alloc(1 + width * 3);
  const colour = random ? randomBytes(3) : Buffer.from([20, 90, 200]);
  for (let at = 1; at < line.length; at += 3) line.set(colour, at);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: rows }, () => line)), { level: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...chunks.map(([name, data]) => chunk(name, data)),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Grey of one bit a pixel, all white: a picture of any size in next to no bytes. */
export function flatPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height), { level: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A chunk of compressed text that is a gigabyte once it is read. */
export function textBomb(): [string, Buffer] {
  const megabyte = deflateSync(Buffer.alloc(100_000_000, 65), { level: 9 });
  return ['zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), megabyte])];
}

/** A GIF with the data of one pixel, whatever size it says it has, and a text behind its end. */
export function gif(width: number, height: number, behind = ''): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    size,
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    Buffer.from([0x2c, 0, 0, 0, 0]),
    size,
    Buffer.from([0, 2, 2, 0x44, 1, 0, 0x3b]),
    Buffer.from(behind, 'latin1'),
  ]);
}

const canvas = (width: number, height: number, background = '#1458c8') =>
  sharp({ create: { width, height, channels: 3, background } });

export const jpeg = (width: number, height: number) => canvas(width, height).jpeg().toBuffer();
export const webp = (width: number, height: number) => canvas(width, height).webp().toBuffer();

/** Held whole in memory while it is decoded. */
export const progressiveJpeg = (width: number, height: number) =>
  canvas(width, height).jpeg({ progressive: true, quality: 20 }).toBuffer();

/** Held whole in memory as well, with four bytes a pixel. */
export const largeWebp = (width: number, height: number) =>
  canvas(width, height).webp({ quality: 20, effort: 0 }).toBuffer();

/** For printing: four colours instead of three. */
export const cmykJpeg = () => canvas(40, 30, '#00aa55').toColourspace('cmyk').jpeg().toBuffer();

/** As a phone takes them: lying on its side, with where it was taken. */
export const phoneJpeg = () =>
  canvas(40, 30)
    .withExif({
      IFD0: { Make: 'Phone of the tests' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '47/1 22/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '8/1 32/1 0/1',
      },
    })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Two frames, the first one red. */
export async function animated(type: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((colour) => canvas(16, 16, colour).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    [type]({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

/** A file that is a JPEG from its beginning and a page in a comment of it. */
export async function jpegWithPage(): Promise<Buffer> {
  const page = Buffer.from('<html><script>alert(document.domain)</script></html>', 'latin1');
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);
  const whole = await jpeg(30, 20);
  return Buffer.concat([whole.subarray(0, 2), comment, whole.subarray(2), page]);
}

/** Files that are no picture we read, whatever they are called. */
export const FOREIGN: Record<string, Buffer> = {
  'a PDF': Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\n%%EOF'),
  'a page': Buffer.from('<!doctype html><html><script>alert(1)</script></html>'),
  'a program': Buffer.concat([Buffer.from('MZ\x90\0\x03', 'latin1'), randomBytes(500)]),
  'an archive': Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), randomBytes(500)]),
  'a TIFF': Buffer.concat([Buffer.from('II*\0\x08\0\0\0', 'latin1'), Buffer.alloc(200)]),
  'a bitmap': Buffer.concat([Buffer.from('BM', 'latin1'), Buffer.alloc(200)]),
  'an AVIF': Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'latin1'),
  'a script of ImageMagick': Buffer.from(
    'push graphic-context\nviewbox 0 0 640 480\nimage over 0,0 0,0 "https://x"',
  ),
  'a RIFF of sounds': Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'), Buffer.alloc(50)]),
  text: Buffer.from('just words'),
};

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** Drawings that can hold programs, in the ways they begin. */
export const DRAWINGS: Record<string, Buffer> = {
  bare: Buffer.from(DRAWING),
  declared: Buffer.from(`<?xml version="1.0"?><!-- a comment -->\n<!DOCTYPE svg>\n${DRAWING}`),
  'after a mark and spaces': Buffer.from(`\ufeff\n  ${DRAWING}`),
  'with a prefix': Buffer.from('<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'),
  'in UTF-16': Buffer.from(`\ufeff${DRAWING}`, 'utf16le'),
};
