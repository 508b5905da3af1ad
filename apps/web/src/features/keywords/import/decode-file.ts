import { UnreadableList } from './keyword-row.ts';

const ENCODING_HELP = 'Save it as “CSV UTF-8” and choose it again.';

/**
 * The text of a file: UTF-8, or UTF-16 with its mark. Nothing is guessed, because a wrong guess would store
 * keywords that nobody wrote. @throws UnreadableList
 */
export function decodeFile(bytes: Uint8Array): string {
  const text = decode(bytes);
  if (text.includes('\0')) throw new UnreadableList(`This is not a text file. ${ENCODING_HELP}`);
  return text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableList(`The characters of this file cannot be read. ${ENCODING_HELP}`);
  }
}
