import * as messages from '../messages.ts';
import { UnreadableList } from './keyword-row.ts';

export interface DecodedFile {
  text: string;
  /** Nothing in the file says what it is: it can be read as this, and whoever wrote it must look. Else null. */
  guessed: 'Windows-1252' | null;
}

/**
 * The text of a file as spreadsheets write it: UTF-8, UTF-16 with or without its mark, else Windows-1252, which is a
 * guess that is told. What is no text in any of them is refused: a wrong guess would store keywords that nobody wrote.
 * @throws UnreadableList
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const encoding = markedEncoding(bytes) ?? wideEncoding(bytes);
  const text = decode(bytes, encoding ?? 'utf-8');
  if (text !== null && isText(text)) return { text, guessed: null };
  if (encoding === null && text === null) {
    const western = decode(bytes, 'windows-1252');
    if (western !== null && isText(western) && !isDamagedUtf8(bytes))
      return { text: western, guessed: 'Windows-1252' };
  }
  throw new UnreadableList(text === null ? messages.charactersCannotBeRead : messages.notATextFile);
}

/** What the mark at the beginning says. */
function markedEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/**
 * UTF-16 without its mark. Commas and line ends at least have a zero in it, which no other text has; the order of bytes
 * in which more of it is ASCII is its own. Null where that tells nothing.
 */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (!bytes.includes(0)) return null;
  const plain = (encoding: string) => {
    const text = decode(bytes, encoding);
    return text !== null && isText(text) ? (text.match(/\p{ASCII}/gu)?.length ?? 0) : 0;
  };
  const [little, big] = [plain('utf-16le'), plain('utf-16be')];
  if (little === big) return null;
  return little > big ? 'utf-16le' : 'utf-16be';
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** No text has NUL or other controls; decoders make controls of bytes that an encoding does not have. */
function isText(text: string): boolean {
  return !/[^\P{Cc}\t\r\n]|[\p{Cn}\p{Co}]/u.test(text);
}

/** UTF-8 with a few broken bytes: in it more characters can be read than cannot. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.split('\uFFFD').length - 1;
  const read = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  return read > broken;
}
