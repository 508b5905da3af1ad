import { crc32, deflateSync } from 'node:zlib';

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const ENTRY_BYTES = 16;
/** Icons have few sizes; a list that says more was made to cost time. */
const ENTRIES_MAX = 32;
const SIDE_MAX = 256;
const SIDE_WANTED = 32;

/**
 * Takes the smallest picture of at least 32 pixels, or the largest, from a Windows icon (ICO), as a PNG. Other bytes
 * come back unchanged. An unreadable icon gives null.
 */
export function pictureOfIcon(bytes: Buffer): Buffer | null {
  if (bytes.length < 6 || bytes.readUInt32LE(0) !== 0x00010000) return bytes;
  const count = Math.min(bytes.readUInt16LE(4), ENTRIES_MAX);
  if (bytes.length < 6 + count * ENTRY_BYTES) return null;
  const entries = Array.from({ length: count }, (_, at) => {
    const entry = 6 + at * ENTRY_BYTES;
    const side = bytes.readUInt8(entry) || SIDE_MAX;
    const from = bytes.readUInt32LE(entry + 12);
    return { side, data: bytes.subarray(from, from + bytes.readUInt32LE(entry + 8)) };
  });
  const order = ({ side }: { side: number }) => (side >= SIDE_WANTED ? side : 2 * SIDE_MAX - side);
  for (const { data } of entries.toSorted((x, y) => order(x) - order(y))) {
    if (data.subarray(0, 8).equals(PNG_SIGNATURE)) return data;
    const made = bitmapAsPng(data);
    if (made !== null) return made;
  }
  return null;
}

/** Reads a bitmap as icons hold it, without a file header. Its height includes the mask, and rows go upwards. */
function bitmapAsPng(data: Buffer): Buffer | null {
  if (data.length < 40) return null;
  const headerBytes = data.readUInt32LE(0);
  const width = data.readInt32LE(4);
  const height = data.readInt32LE(8) / 2;
  const bits = data.readUInt16LE(14);
  if (data.readUInt32LE(16) !== 0 || ![1, 4, 8, 24, 32].includes(bits)) return null;
  if (!isSide(width) || !isSide(height)) return null;
  const colours = bits > 8 ? 0 : data.readUInt32LE(32) || 2 ** bits;
  if (colours > 256 || headerBytes > 200) return null;
  const pixelsAt = headerBytes + colours * 4;
  const row = rowBytes(width, bits);
  const maskAt = pixelsAt + row * height;
  const maskRow = rowBytes(width, 1);
  const hasMask = data.length >= maskAt + maskRow * height;
  if (data.length < maskAt) return null;
  const rgba = Buffer.alloc(width * height * 4);
  let opaque = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = pixelsAt + (height - 1 - y) * row;
      const colour = bits > 8 ? at + (x * bits) / 8 : headerBytes + 4 * indexAt(data, { at, x, bits });
      if (colour + 2 >= data.length) return null;
      const isMasked =
        hasMask && indexAt(data, { at: maskAt + (height - 1 - y) * maskRow, x, bits: 1 }) === 1;
      const alpha = bits === 32 ? (data[colour + 3] ?? 0) : isMasked ? 0 : 255;
      opaque += alpha;
      rgba.set([data[colour + 2] ?? 0, data[colour + 1] ?? 0, data[colour] ?? 0, alpha], (y * width + x) * 4);
    }
  // Old icons of 32 bits leave the transparency empty: they mean opaque.
  if (opaque === 0 && bits === 32) for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255;
  return png(rgba, { width, height });
}

const isSide = (side: number): boolean => Number.isInteger(side) && side >= 1 && side <= SIDE_MAX;
const rowBytes = (width: number, bits: number): number => Math.ceil((width * bits) / 32) * 4;

function indexAt(data: Buffer, { at, x, bits }: { at: number; x: number; bits: number }): number {
  const byte = data[at + Math.floor((x * bits) / 8)] ?? 0;
  return (byte >> (8 - bits - ((x * bits) % 8))) & (2 ** bits - 1);
}

function png(rgba: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of each of four channels.
  header.set([8, 6, 0, 0, 0], 8);
  const lines = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.alloc(1), rgba.subarray(y * width * 4, (y + 1) * width * 4)]),
  );
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
