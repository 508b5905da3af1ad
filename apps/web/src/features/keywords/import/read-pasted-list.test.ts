import { expect, it } from 'vitest';
import { readPastedList } from './read-pasted-list.ts';

it('takes one keyword a line, whatever ends the line, and counts the empty ones', () => {
  expect(readPastedList('crm for dentists\r\n\n  best crm, cheap  \rwhich crm?')).toEqual([
    { line: 1, keyword: 'crm for dentists', topic: null, question: null, tags: null },
    { line: 3, keyword: 'best crm, cheap', topic: null, question: null, tags: null },
    { line: 4, keyword: 'which crm?', topic: null, question: null, tags: null },
  ]);
});

it('takes what stands after a tab for the topic, and after another for the question', () => {
  expect(readPastedList('crm\tSales\npayroll\t\n\tonly a topic\nhr\t\tWhich HR tool?')).toEqual([
    { line: 1, keyword: 'crm', topic: 'Sales', question: null, tags: null },
    { line: 2, keyword: 'payroll', topic: null, question: null, tags: null },
    { line: 4, keyword: 'hr', topic: null, question: 'Which HR tool?', tags: null },
  ]);
});

it.each([
  ['Thema\tStichwort\tFrage', 'Vertrieb\tcrm\tWelches CRM?'],
  ['Catégorie\tMot-clé\tQuestion', 'Vertrieb\tcrm\tWelches CRM?'],
  ['Categoría\tPalabra clave\tPregunta', 'Vertrieb\tcrm\tWelches CRM?'],
  ['Argomento\tParole chiave\tDomanda', 'Vertrieb\tcrm\tWelches CRM?'],
  ['Categoria\tPalavra-chave\tPergunta', 'Vertrieb\tcrm\tWelches CRM?'],
  ['Onderwerp\tZoekwoorden\tVraag', 'Vertrieb\tcrm\tWelches CRM?'],
  ['Temat\tSłowa kluczowe\tPytanie', 'Vertrieb\tcrm\tWelches CRM?'],
])('takes the columns that the first line names: %j', (header, line) => {
  expect(readPastedList(`${header}\n${line}`)).toEqual([
    { line: 2, keyword: 'crm', topic: 'Vertrieb', question: 'Welches CRM?', tags: null },
  ]);
});

it('leaves out a first line that only says keyword', () => {
  expect(readPastedList('Keywords\ncrm')).toEqual([
    { line: 2, keyword: 'crm', topic: null, question: null, tags: null },
  ]);
});

it.each([
  ['Thema;Stichwort', 'Vertrieb;"crm; günstig"', 'Vertrieb', 'crm; günstig'],
  ['Mot-clé,Catégorie', 'crm,Vertrieb', 'Vertrieb', 'crm'],
])('takes the text of a CSV file whose first line names its columns: %j', (header, line, topic, keyword) => {
  expect(readPastedList(`${header}\n${line}`)).toEqual([
    { line: 2, keyword, topic, question: null, tags: null },
  ]);
});

it('of such a text takes a line with an open quotation mark as it is written', () => {
  const rows = readPastedList('Stichwort;Thema\n27" monitor "x;Büro\n"crm;Vertrieb\nerp;Büro');
  expect(rows.map(({ line, keyword, topic }) => [line, keyword, topic])).toEqual([
    [2, '27" monitor "x', 'Büro'],
    [3, '"crm', 'Vertrieb'],
    [4, 'erp', 'Büro'],
  ]);
});

it('takes a comma for a part of the keyword where the first line names no columns', () => {
  expect(readPastedList('crm, cheap\nerp, cheap').map(({ keyword }) => keyword)).toEqual([
    'crm, cheap',
    'erp, cheap',
  ]);
});
