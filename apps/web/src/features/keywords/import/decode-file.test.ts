import { expect, it } from 'vitest';
import { decodeFile } from './decode-file.ts';

it('reads UTF-8 with and without its mark', () => {
  expect(decodeFile(new TextEncoder().encode('Bücher'))).toBe('Bücher');
  expect(decodeFile(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]))).toBe('a');
});

it('reads UTF-16 as spreadsheets write it', () => {
  expect(decodeFile(new Uint8Array([0xff, 0xfe, 0xfc, 0, 0x62, 0]))).toBe('üb');
  expect(decodeFile(new Uint8Array([0xfe, 0xff, 0, 0xfc, 0, 0x62]))).toBe('üb');
});

it('says of another encoding what to do instead of guessing', () => {
  const latin1 = new Uint8Array([0x42, 0xfc, 0x63, 0x68, 0x65, 0x72]);
  expect(() => decodeFile(latin1)).toThrow('Save it as “CSV UTF-8”');
});

it('tells a file that is no text', () => {
  expect(() => decodeFile(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0]))).toThrow('not a text file');
});
