import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../../public/pictures', import.meta.url));
const VISIT_BYTES_MAX = 150_000;

/** The canvas of a WebP. The chunk VP8X holds 24 bits each, less one. Without it the frame holds 14 bits each. */
const sizeOf = (bytes: Buffer) =>
  bytes.toString('latin1', 12, 16) === 'VP8X'
    ? { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    : { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };

describe.each(LANGUAGES)('pictures in %s', (language) => {
  const folder = join(FOLDER, language);
  const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .map((file) => {
      const bytes = readFileSync(join(folder, file));
      return { file, size: bytes.length, ...sizeOf(bytes) };
    });
  const ofLanding = pictures.filter(({ file }) => !file.startsWith('help'));

  it('exist in both schemes and for phones, of the size that their frames keep free', () => {
    expect(ofLanding).toHaveLength(16);
    for (const { file, width, height } of pictures)
      expect([file, width, height]).toEqual([
        file,
        ...(file.includes('-phone') ? [585, 720] : [1200, file.startsWith('help') ? 721 : 720]),
      ]);
  });

  it('of a visit stay below 150 kB', () => {
    for (const end of ['-dark.webp', '-light.webp', '-dark-phone.webp', '-light-phone.webp']) {
      const ofVisit = ofLanding.filter(({ file }) => file.endsWith(end));
      expect(ofVisit.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(VISIT_BYTES_MAX);
    }
  });
});
