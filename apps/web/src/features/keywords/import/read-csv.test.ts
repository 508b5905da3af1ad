import { describe, expect, it } from 'vitest';
import { columnNames, columnsLeftOut, rowsFault, rowsOf, withColumn } from './csv-table.ts';
import { guessColumns } from './guess-columns.ts';
import { readCsv } from './read-csv.ts';

/** The keywords of a file whose columns nobody had to choose. */
function read(text: string) {
  const { table } = readCsv(text);
  return rowsOf(table, guessColumns(table).columns);
}
const isSure = (text: string) => guessColumns(readCsv(text).table).isSure;
const row = (line: number, keyword: string, topic: string | null = null, question: string | null = null) => ({
  line,
  keyword,
  topic,
  question,
  tags: null,
});

describe('the columns of a file', () => {
  it('are those that the header names, wherever they stand', () => {
    const text = 'Volume;Topic;Prompt;Keyword\n900;Sales;Which CRM?;crm\n20;;;"payroll; cheap"\n';
    expect(read(text)).toEqual([row(2, 'crm', 'Sales', 'Which CRM?'), row(3, 'payroll; cheap')]);
    expect(isSure(text)).toBe(true);
  });

  it.each([
    ['Suchbegriff;Thema', 'Bücher;Laden'],
    ['Mot-clé;Catégorie', 'Bücher;Laden'],
    ['tema;palabra clave', 'Laden;Bücher'],
    ['Thema;Stichwort', 'Laden;Bücher'],
    ['question;topic', 'Bücher;Laden'],
  ])('are known in other languages: %s', (header, line) => {
    expect(read(`${header}\n${line}`)).toEqual([row(2, 'Bücher', 'Laden')]);
  });

  it('are a question only beside a keyword', () => {
    expect(read('question,keyword\nWhich CRM?,crm')).toEqual([row(2, 'crm', null, 'Which CRM?')]);
    expect(read('question\nWhich CRM?')).toEqual([row(2, 'Which CRM?')]);
  });

  it('hold tags where the header names them, as an export of ours does', () => {
    expect(read('Keyword,Topic,Question,Tags\ncrm,Sales,,"Core; New"\nerp,,,')).toEqual([
      { ...row(2, 'crm', 'Sales'), tags: 'Core; New' },
      row(3, 'erp'),
    ]);
    expect(read('keyword,label\ncrm,Core')).toEqual([{ ...row(2, 'crm'), tags: 'Core' }]);
  });

  it('hold one thing each: what had a column before lets go of it, and a keyword there must be', () => {
    const columns = { hasHeader: true, keyword: 0, topic: 1, question: 2, tags: null };
    expect(withColumn(columns, 'tags', 1)).toEqual({ ...columns, topic: null, tags: 1 });
    expect(withColumn(columns, 'keyword', 2)).toEqual({ ...columns, keyword: 2, question: null });
    expect(withColumn(columns, 'topic', null)).toEqual({ ...columns, topic: null });
    expect(withColumn(columns, 'keyword', null)).toEqual(columns);
  });

  it('are asked for where no header is known, with the first that are no numbers proposed', () => {
    const text = 'Rank,What people type,Hits,Where\n1,crm,900,Sales\n2,payroll,20,HR';
    expect(guessColumns(readCsv(text).table)).toEqual({
      columns: { hasHeader: true, keyword: 1, topic: 3, question: null, tags: null },
      isSure: false,
    });
    expect(guessColumns(readCsv('crm,Sales\npayroll').table)).toEqual({
      columns: { hasHeader: false, keyword: 0, topic: 1, question: null, tags: null },
      isSure: false,
    });
  });

  it('are not asked for where there is only one', () => {
    expect(isSure('crm\npayroll')).toBe(true);
    expect(read('crm\npayroll')).toEqual([row(1, 'crm'), row(2, 'payroll')]);
    expect(read('2026\n42')).toEqual([row(1, '2026'), row(2, '42')]);
  });

  it('are called by their header, or by their number and first cell', () => {
    const { table } = readCsv('Term used,,Hits\ncrm,Sales,900');
    expect(columnNames(table, true)).toEqual(['Term used', 'Column 2 (Sales)', 'Hits']);
    expect(columnNames(table, false)).toEqual([
      'Column 1 (Term used)',
      'Column 2 (Sales)',
      'Column 3 (Hits)',
    ]);
  });

  it('that are not taken are named, where a header names any', () => {
    const leftOut = (text: string) => {
      const { table } = readCsv(text);
      return columnsLeftOut(table, guessColumns(table).columns);
    };
    expect(leftOut('Search intent,Keyword, Topic,\ncommercial,crm,Sales,')).toEqual(['Search intent']);
    expect(leftOut('keyword;topic\ncrm;Sales')).toEqual([]);
    expect(leftOut('crm,Sales,900')).toEqual([]);
  });
});

describe('the rows of a file', () => {
  it('have quotation marks, line ends of any kind and tabs', () => {
    expect(read('keyword\ttopic\r\n"the ""best"" crm"\tSales\r\n\r\ncrm\t')).toEqual([
      row(2, 'the "best" crm', 'Sales'),
      row(4, 'crm'),
    ]);
  });

  it('may hold a quotation mark that stands for itself', () => {
    expect(read('keyword,topic\n27" monitor,Screens\n5"" pipe,')).toEqual([
      row(2, '27" monitor', 'Screens'),
      row(3, '5"" pipe'),
    ]);
  });

  it('are kept without a keyword, so that the preview counts them, but not with empty cells alone', () => {
    expect(read('keyword,topic\ncrm,Sales\n,Sales\n , \n,,\n')).toEqual([
      row(2, 'crm', 'Sales'),
      row(3, '', 'Sales'),
    ]);
  });

  it.each([
    ['keyword\ncrm\n"payroll\nbooks\nmore books\n', [3], ['crm', 'books', 'more books']],
    ['keyword\n"crm', [2], []],
    ['keyword;topic\r\ncrm;"Sales\r\npayroll;"HR"\r\n', [2], ['payroll']],
    ['keyword\r"two\rlines"\r"open\rand on', [4], ['two\rlines', 'and on']],
    ['keyword,topic\n"crm" and more,Sales\nbooks,Shop\n"x\n', [2, 4], ['books']],
  ])('of %j refuse only the lines %j whose quotation mark is not closed', (text, lines, keywords) => {
    expect(readCsv(text).unreadable_lines).toEqual(lines);
    expect(read(text).map(({ keyword }) => keyword)).toEqual(keywords);
  });

  it('keep the numbers of their lines behind one that is left out', () => {
    expect(read('keyword\n"open\nbooks\n')).toEqual([row(3, 'books')]);
  });

  it('are none where quotation marks are open all over', () => {
    expect(() => readCsv(`keyword\n${'"a" b\n'.repeat(30)}`)).toThrow(
      'More than 20 lines cannot be read because quotation marks are not closed. The first is line 2.',
    );
  });

  it('are none where there is nothing', () => {
    expect(read('')).toEqual([]);
    expect(read('keyword,topic\n')).toEqual([]);
  });

  it('cannot be added where none has a keyword or there are too many', () => {
    expect(rowsFault(read('keyword,topic\n,Sales'))).toBe('There is no keyword in it.');
    expect(rowsFault(read('crm'))).toBeNull();
    const many = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1, 'crm'));
    expect(rowsFault(many(10_000))).toBeNull();
    expect(rowsFault(many(10_001))).toMatch('10,001 keywords');
  });
});
