import type { Columns, CsvTable } from './csv-table.ts';

/** Column names in many languages; the first of a list that the header has wins. */
const KEYWORD_HEADERS = listed(
  'keyword, keywords, key word, search term, search terms, search query, term, query, phrase, ' +
    'suchbegriff, suchbegriffe, suchanfrage, suchanfragen, schlüsselwort, schlüsselwörter, schlagwort, ' +
    'stichwort, stichwörter, stichworte, schlagworte, suchwort, suchwörter, begriff, begriffe, ' +
    'mot-clé, mots-clés, mot clé, mots clés, mot-clef, requête, ' +
    'requêtes, expression, palabra clave, palabras clave, término, términos, término de búsqueda, ' +
    'búsqueda, consulta, parola chiave, parole chiave, palavra-chave, palavras-chave, ' +
    'zoekwoord, zoekwoorden, zoekterm, zoektermen, trefwoord, trefwoorden, słowo kluczowe, słowa kluczowe, fraza',
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

/**
 * Which columns hold what: those that the header names, else the first that are no numbers. Sure where a header names
 * a keyword column or there is only one column: otherwise the user is asked.
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

function listed(names: string): string[] {
  return names.split(', ');
}
