import { describe, expect, it } from 'vitest';
import { decodeFile } from './decode-file.ts';

const TEXT = 'keyword;topic\r\nBücher für 20 €;“Laden”\r\nœuvre – café…;Ÿ\r\n';

/** Bytes of a text in UTF-16, as spreadsheets write it. */
function utf16(text: string, { isBig = false, hasMark = true } = {}): Uint8Array {
  const units = [...(hasMark ? '\ufeff' : ''), ...text].flatMap((one) =>
    one.split('').map((unit) => unit.charCodeAt(0)),
  );
  return new Uint8Array(units.flatMap((unit) => (isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])));
}

/** Bytes of a text in Windows-1252: the runtime can only read it, so its table is read from there. */
function windows1252(text: string): Uint8Array {
  const table = new TextDecoder('windows-1252').decode(new Uint8Array(256).map((_, byte) => byte));
  return new Uint8Array([...text].map((one) => table.indexOf(one)));
}

describe('the text of a file', () => {
  it('is read from UTF-8 with and without its mark', () => {
    expect(decodeFile(new TextEncoder().encode(TEXT))).toEqual({ text: TEXT, guessed: null });
    expect(decodeFile(new Uint8Array([0xef, 0xbb, 0xbf, 0x61])).text).toBe('a');
    expect(decodeFile(new Uint8Array()).text).toBe('');
  });

  it.each([true, false])('is read from UTF-16 of either order, with its mark: %s', (hasMark) => {
    for (const isBig of [true, false])
      for (const text of [TEXT, 'a', 'キーワード,会計ソフト\nどの会計ソフトが一番いいですか,会計\n'])
        expect(decodeFile(utf16(text, { isBig, hasMark }))).toEqual({ text, guessed: null });
  });

  it('is read as Windows-1252 where it is nothing else, which is told', () => {
    expect(decodeFile(windows1252(TEXT))).toEqual({ text: TEXT, guessed: 'Windows-1252' });
    expect(decodeFile(windows1252('Ü'))).toEqual({ text: 'Ü', guessed: 'Windows-1252' });
  });

  it('is not guessed of UTF-8 with a broken byte: its letters would turn into others', () => {
    const broken = new Uint8Array([...new TextEncoder().encode('Bücher für Köche'), 0xc3]);
    expect(() => decodeFile(broken)).toThrow('cannot be read. Save it as “CSV UTF-8”');
  });

  it.each([
    ['an archive', [0x50, 0x4b, 0x03, 0x04, 0, 0]],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]],
    ['a byte that Windows-1252 does not have', [0x61, 0x81, 0x62]],
    ['half a character of UTF-16', [0xff, 0xfe, 0x3d, 0xd8]],
    ['ASCII with a NUL in it', [0x61, 0, 0x62, 0x63, 0, 0x64]],
  ])('is not read from %s', (_name, bytes) => {
    expect(() => decodeFile(new Uint8Array(bytes))).toThrow('Save it as “CSV UTF-8” and choose it again.');
  });
});
