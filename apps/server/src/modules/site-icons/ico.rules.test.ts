import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { png } from '../media/pictures.fixture.ts';
import { pictureOfIcon } from './ico.rules.ts';

function ico(...pictures: { side: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + pictures.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let from = head.length;
  for (const [at, { side, data }] of pictures.entries()) {
    head.writeUInt8(side % 256, 6 + at * 16);
    head.writeUInt32LE(data.length, 6 + at * 16 + 8);
    head.writeUInt32LE(from, 6 + at * 16 + 12);
    from += data.length;
  }
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
}

function bitmap(options: {
  bits: number;
  width: number;
  height: number;
  colours?: number[][];
  rows: number[][];
}) {
  const { bits, width, height, colours = [], rows } = options;
  const head = Buffer.alloc(40);
  head.writeUInt32LE(40, 0);
  head.writeInt32LE(width, 4);
  head.writeInt32LE(height * 2, 8);
  head.writeUInt16LE(bits, 14);
  head.writeUInt32LE(colours.length, 32);
  return Buffer.concat([head, Buffer.from(colours.flat()), Buffer.from(rows.flat())]);
}

const pixelsOf = async (icon: Buffer) => {
  const picture = pictureOfIcon(icon);
  if (picture === null) return null;
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: [...data] };
};

describe('a Windows icon', () => {
  it('gives its smallest picture of at least 32 pixels, else its largest', () => {
    const [small, middle, large] = [16, 32, 64].map((side) => ({
      side,
      data: png({ width: side, height: side }),
    }));
    if (!small || !middle || !large) throw new Error('three pictures');
    expect(pictureOfIcon(ico(small, large, middle))?.equals(middle.data)).toBe(true);
    expect(pictureOfIcon(ico(small))?.equals(small.data)).toBe(true);
  });

  it('of 32 bits a pixel keeps its transparency, from the lowest row up', async () => {
    const data = bitmap({
      bits: 32,
      width: 1,
      height: 2,
      rows: [
        [255, 0, 0, 255],
        [0, 0, 255, 128],
        [0, 0, 0, 0, 0, 0, 0, 0],
      ],
    });
    expect(await pixelsOf(ico({ side: 1, data }))).toEqual({
      width: 1,
      height: 2,
      pixels: [255, 0, 0, 128, 0, 0, 255, 255],
    });
  });

  it('of few colours is read by its table and its mask', async () => {
    const colours = [
      [0, 0, 0, 0],
      [0, 255, 0, 0],
    ];
    const rows = [
      [0b01000000, 0, 0, 0],
      [0b10000000, 0, 0, 0],
    ];
    expect(
      await pixelsOf(ico({ side: 2, data: bitmap({ bits: 1, width: 2, height: 1, colours, rows }) })),
    ).toEqual({
      width: 2,
      height: 1,
      pixels: [0, 0, 0, 0, 0, 255, 0, 255],
    });
  });

  it('that lies about itself gives no picture', () => {
    const short = bitmap({ bits: 32, width: 64, height: 64, rows: [[1, 2, 3, 4]] });
    const huge = bitmap({ bits: 32, width: 100_000, height: 100_000, rows: [] });
    for (const data of [short, huge, Buffer.alloc(3), Buffer.alloc(0)])
      expect(pictureOfIcon(ico({ side: 64, data }))).toBeNull();
    expect(pictureOfIcon(Buffer.from([0, 0, 1, 0, 255, 255]))).toBeNull();
  });

  it('of another type comes back as it is, for who knows pictures', () => {
    const bytes = Buffer.from('<svg/>');
    expect(pictureOfIcon(bytes)).toBe(bytes);
  });
});
