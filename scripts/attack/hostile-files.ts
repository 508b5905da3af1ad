import {
  DRAWINGS,
  FOREIGN,
  flatPng,
  gif,
  png,
  textBomb,
} from '../../apps/server/src/modules/media/pictures.fixture.ts';
import type { SeededRandom } from '../seeded-random.ts';

const whole = png({ width: 40, height: 30 });

/** Files that are pictures, seem to be some, or are none: what somebody sends where a picture is wanted. */
const FILES: readonly [Buffer, ...Buffer[]] = [
  whole,
  gif(8, 8),
  gif(8, 8, '<script>alert(1)</script>'),
  Buffer.alloc(0),
  Buffer.alloc(1),
  whole.subarray(0, 20),
  whole.subarray(0, whole.length - 12),
  Buffer.concat([whole, Buffer.from('<script>alert(1)</script>')]),
  png({ width: 40, height: 30, rows: 2 }),
  png({ width: 40, height: 30, chunks: [textBomb()] }),
  flatPng(30_000, 30_000),
  flatPng(1, 200_000),
  Buffer.alloc(2_000_001, 0xff),
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(60_000, 0x41)]),
  ...Object.values(DRAWINGS),
  ...Object.values(FOREIGN),
];

const TYPES = [
  'image/png',
  'image/svg+xml',
  'image/jpeg',
  'text/html',
  'application/json',
  'multipart/form-data; boundary=x',
  '',
] as const;

export function hostileFile(random: SeededRandom): { type: string; body: Buffer } {
  const body = random.next() < 0.15 ? whole : random.pick(FILES);
  return { type: random.pick(TYPES), body };
}
