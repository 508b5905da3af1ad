import type { KeywordRow } from './keyword-row.ts';

/** One keyword a line; after a tab, as a table leaves it when it is copied, its topic, its question and its tags. Empty lines are passed over. */
export function readPastedList(text: string): KeywordRow[] {
  return text.split(/\r\n|\r|\n/).flatMap((row, index) => {
    const [keyword = '', topic = '', question = '', tags = ''] = row.split('\t').map((cell) => cell.trim());
    if (keyword === '') return [];
    return [
      {
        line: index + 1,
        keyword,
        topic: topic || null,
        question: question || null,
        tags: tags || null,
      },
    ];
  });
}
