import { expect, it } from 'vitest';
import { columnsLeftOut, readCsv } from './read-csv.ts';

it('takes the columns that the header names, wherever they stand', () => {
  expect(readCsv('Volume;Topic;Keyword\n900;Sales;crm\n20;;"payroll; cheap"\n')).toEqual([
    { line: 2, keyword: 'crm', topic: 'Sales' },
    { line: 3, keyword: 'payroll; cheap', topic: null },
  ]);
});

it('takes the first column and the second as topic where there is no header', () => {
  expect(readCsv('crm,Sales\npayroll')).toEqual([
    { line: 1, keyword: 'crm', topic: 'Sales' },
    { line: 2, keyword: 'payroll', topic: null },
  ]);
});

it('reads quotation marks, line ends of any kind and tabs', () => {
  expect(readCsv('keyword\ttopic\r\n"the ""best"" crm"\tSales\r\n\r\ncrm\t')).toEqual([
    { line: 2, keyword: 'the "best" crm', topic: 'Sales' },
    { line: 4, keyword: 'crm', topic: null },
  ]);
});

it('has no topic where the header names none', () => {
  expect(readCsv('keyword,volume\ncrm,900')).toEqual([{ line: 2, keyword: 'crm', topic: null }]);
});

it('keeps a row without a keyword, so that the preview counts it, but none of empty cells alone', () => {
  expect(readCsv('keyword,topic\ncrm,Sales\n,Sales\n , \n,,\n')).toEqual([
    { line: 2, keyword: 'crm', topic: 'Sales' },
    { line: 3, keyword: '', topic: 'Sales' },
  ]);
});

it('says where a quotation mark was never closed', () => {
  expect(() => readCsv('keyword\n"crm\npayroll\n')).toThrow(/Line \d+ of this file cannot be read/);
});

it('has no rows where there is nothing', () => {
  expect(readCsv('')).toEqual([]);
  expect(readCsv('keyword,topic\n')).toEqual([]);
});

it('names the columns that are not taken, where a header names any', () => {
  expect(columnsLeftOut('Search intent,Keyword, Topic,\ncommercial,crm,Sales,')).toEqual(['Search intent']);
  expect(columnsLeftOut('keyword;topic\ncrm;Sales')).toEqual([]);
  expect(columnsLeftOut('crm,Sales,900')).toEqual([]);
});
