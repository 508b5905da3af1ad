import { describe, expect, it } from 'vitest';
import { scanNames } from '../find/scan.ts';
import { compileNames } from '../names/compile-names.ts';
import { splitSentences } from './sentences.ts';

const LENGTH = 4_000;
/** Twice the text may take a little more than twice the reads, because a word or two more is begun. */
const MOST = 2.1;

const PIECES = [
  '1. ',
  '1.    ',
  'a.',
  'a. b',
  'e.g. ',
  'U.S. ',
  '.',
  '. ',
  '.)',
  '.)))) ',
  '?',
  '?!',
  '!" ',
  '。',
  '…”',
  ' ',
  '\n',
  '\r\n',
  ')',
  'A',
  'aB',
  'sentence. easyJet ',
  'İ.',
  'ß',
  '\u0301',
  '😀',
  'Notion',
  'Notion ',
  'Notio',
  'N o t i o n ',
  'Notion. - ',
  'noti\u200b',
];

/** Units that count how often they are read. */
function counted(text: string): { units: Uint16Array; reads: () => number } {
  let reads = 0;
  const values = Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const units = new Proxy(values, {
    get(target, key) {
      reads++;
      return Reflect.get(target, key);
    },
  });
  return { units, reads: () => reads };
}

function readsOf(piece: string, length: number, read: (text: string, units: Uint16Array) => void): number {
  const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  const { units, reads } = counted(text);
  read(text, units);
  return reads();
}

describe('a text of one piece over and over, twice as long', () => {
  it.each(PIECES)('is split into sentences with twice the reads: %j', (piece) => {
    const reads = (length: number) =>
      readsOf(piece, length, (text, units) => splitSentences({ text, units }));
    expect(reads(2 * LENGTH) / reads(LENGTH)).toBeLessThan(MOST);
  });

  it.each(PIECES)('is searched for names with twice the reads: %j', (piece) => {
    const names = compileNames({ name: 'Notion', aliases: ['Notion Labs'] }, [{ name: 'N o t' }]);
    const reads = (length: number) =>
      readsOf(piece, length, (text, units) => scanNames({ text, units }, names, () => 'en'));
    expect(reads(2 * LENGTH) / reads(LENGTH)).toBeLessThan(MOST);
  });
});
