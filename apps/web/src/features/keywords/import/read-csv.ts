import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import type { Columns, CsvTable } from './csv-table.ts';
import { UnreadableList } from './keyword-row.ts';

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/** Names in many languages, as exports give them; the first of a list that stands in a header wins. */
const KEYWORD_HEADERS = listed(
  'keyword, keywords, key word, search term, search terms, search query, term, query, phrase, ' +
    'suchbegriff, suchbegriffe, schlüsselwort, schlagwort, mot-clé, mots-clés, mot clé, requête, ' +
    'palabra clave, palabras clave, parola chiave, parole chiave, palavra-chave, palavras-chave, ' +
    'zoekwoord, zoekterm, trefwoord, słowo kluczowe, słowa kluczowe, fraza',
);
const TOPIC_HEADERS = listed(
  'topic, topics, category, group, theme, thema, kategorie, gruppe, thème, catégorie, tema, categoría, ' +
    'categoria, argomento, onderwerp, categorie, temat, kategoria',
);
const TAG_HEADERS = listed(
  'tags, tag, labels, label, schlagwörter, etiketten, étiquettes, etiquetas, etichette, tagi',
);
const QUESTION_HEADERS = listed(
  'question, questions, prompt, prompts, frage, fragen, pregunta, domanda, pergunta, vraag, pytanie',
);

/** The cells of a CSV file. @throws UnreadableList */
export function readCsv(text: string): CsvTable {
  const delimiter = delimiterOf(text);
  const line = openQuoteLine(text, delimiter);
  if (line !== null) {
    throw new UnreadableList(
      `Line ${line} of this file cannot be read: a quotation mark that opens there is not closed.`,
    );
  }
  // A quotation mark inside a cell that has none around it stands for itself: 27" monitor.
  const options = {
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  };
  try {
    const records = parse(text, options) as unknown as CsvRecord[];
    return records
      .filter(({ record }) => record.some((cell) => cell.trim() !== ''))
      .map(({ record, info }) => ({ line: info.lines, cells: record.map((cell) => cell.trim()) }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableList(`Line ${error.lines ?? '?'} of this file cannot be read.`);
  }
}

/**
 * Which columns hold what: those that the header names, else the first that are no numbers. Sure where a header names
 * a keyword column or there is only one column: anything else is asked of whoever gives the file.
 */
export function guessColumns(table: CsvTable): { columns: Columns; isSure: boolean } {
  const names = (table[0]?.cells ?? []).map((name) => name.toLowerCase());
  const named = (known: readonly string[]) => {
    const name = known.find((one) => names.includes(one));
    return name === undefined ? null : names.indexOf(name);
  };
  const question = named(QUESTION_HEADERS);
  const keyword = named(KEYWORD_HEADERS) ?? question;
  if (keyword !== null) {
    const columns = {
      keyword,
      topic: named(TOPIC_HEADERS),
      question: question === keyword ? null : question,
      tags: named(TAG_HEADERS),
    };
    return { columns: { hasHeader: true, ...columns }, isSure: true };
  }
  const width = table.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const below = (at: number) => table.slice(1).flatMap(({ cells }) => cells[at] || []);
  const isNumbers = (at: number) => below(at).length > 0 && below(at).every((cell) => !/\p{L}/u.test(cell));
  const all = Array.from({ length: width }, (_, at) => at);
  const [first = 0, second = null] = all.filter((at) => !isNumbers(at));
  const hasHeader = all.some((at) => isNumbers(at) && /\p{L}/u.test(names[at] ?? ''));
  return {
    columns: { hasHeader, keyword: first, topic: second, question: null, tags: null },
    isSure: width < 2,
  };
}

/** The sign that parts the first line most often; a comma where none does. Signs in quotation marks do not count. */
function delimiterOf(text: string): string {
  const first = (text.split(/\r\n|\r|\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length - 1 }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).sign;
}

/** The line of a cell's opening quotation mark that nothing closes, or that closes with text behind it; null: none. */
function openQuoteLine(text: string, delimiter: string): number | null {
  const sign = delimiter === '\t' ? '\\t' : delimiter;
  // Cell by cell: one in quotation marks with a pair for each inside, or one without.
  const cell = new RegExp(`(?:"[^"]*(?:""[^"]*)*"|(?!")[^${sign}\\r\\n]*)(?:${sign}|\\r\\n|\\r|\\n|$)`, 'y');
  let line = 1;
  while (cell.lastIndex < text.length) {
    const read = cell.exec(text)?.[0];
    if (read === undefined) return line;
    line += read.match(/\r\n|\r|\n/g)?.length ?? 0;
  }
  return null;
}

function listed(names: string): string[] {
  return names.split(', ');
}
