import { expect, it } from 'vitest';
import { csvName, type ExportedResult, toCsv } from './csv.rules.ts';

const RESULT: ExportedResult = {
  keyword: 'crm',
  channel: 'openai',
  status: 'completed',
  result_state: 'mentioned',
  forced_status: null,
  checked_at: new Date('2026-03-02T23:30:05Z'),
  error_message: null,
};
const UTC = { timeZone: 'UTC', isDemonstration: false };
const rowsOf = (results: ExportedResult[], { timeZone = 'UTC', isDemonstration = false } = {}) =>
  toCsv(results, { timeZone, isDemonstration })
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');

it('has the six columns, Yes or No, and times on the clocks of the user', () => {
  const failed: ExportedResult = {
    ...RESULT,
    status: 'api_error',
    result_state: 'failed',
    error_message: 'API Error (401): no key',
    checked_at: null,
  };
  expect(rowsOf([RESULT, failed], { timeZone: 'Asia/Tokyo' })).toEqual([
    'Keyword,Channel,Status,Mentioned,Checked At,Error Message',
    'crm,openai,completed,Yes,2026-03-03 08:30:05,',
    'crm,openai,api_error,No,,API Error (401): no key',
  ]);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])(
  'a cell that a spreadsheet would run is made text: %j',
  (text) => {
    const [, row = ''] = rowsOf([{ ...RESULT, keyword: text, error_message: text }]);
    expect(row.replaceAll('"', '').startsWith("'")).toBe(true);
    expect(row.split(',').at(-1)?.replaceAll('"', '').startsWith("'")).toBe(true);
  },
);

it.each([';', '\t'])('a cell with %j, which parts cells for some spreadsheets, stays one', (separator) => {
  const keyword = `crm${separator}=1+1`;
  expect(rowsOf([{ ...RESULT, keyword }])[1]).toMatch(`"${keyword}",openai,`);
});

it('keeps quotes, commas and line breaks inside their cell', () => {
  const keyword = 'best "crm", 2026';
  expect(toCsv([{ ...RESULT, keyword, error_message: 'a\nb' }], UTC)).toContain(
    '"best ""crm"", 2026",openai,completed,Yes,2026-03-02 23:30:05,"a\nb"\r\n',
  );
});

it('ends every line with carriage return and line feed, the last one too, and begins with the mark', () => {
  const text = toCsv([RESULT, RESULT], UTC);
  expect(text.startsWith('\uFEFFKeyword,')).toBe(true);
  expect(text.split('\r\n')).toHaveLength(4);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('of a demonstration says inside Status that answers are simulated, failures too', () => {
  expect(rowsOf([RESULT])[1]).toBe('crm,openai,completed,Yes,2026-03-02 23:30:05,');
  const simulated = rowsOf([RESULT, { ...RESULT, status: 'error' }], { isDemonstration: true });
  expect(simulated.slice(1)).toEqual([
    'crm,openai,completed (simulated),Yes,2026-03-02 23:30:05,',
    'crm,openai,error (simulated),Yes,2026-03-02 23:30:05,',
  ]);
});

it('says inside Status what measured nothing, and neither Yes nor No', () => {
  const empty: ExportedResult = { ...RESULT, result_state: 'no_companies' };
  const refused: ExportedResult = { ...RESULT, result_state: 'refused' };
  expect(rowsOf([empty, refused]).slice(1)).toEqual([
    'crm,openai,completed (no companies mentioned),,2026-03-02 23:30:05,',
    'crm,openai,completed (refused),,2026-03-02 23:30:05,',
  ]);
  expect(rowsOf([refused], { isDemonstration: true })[1]).toBe(
    'crm,openai,"completed (refused, simulated)",,2026-03-02 23:30:05,',
  );
});

it('says inside Status what an administrator has set', () => {
  const set: ExportedResult = { ...RESULT, result_state: 'not_mentioned', forced_status: 'not_mentioned' };
  expect(rowsOf([set])[1]).toBe('crm,openai,completed (set by administrator),No,2026-03-02 23:30:05,');
  expect(rowsOf([set], { isDemonstration: true })[1]).toBe(
    'crm,openai,"completed (set by administrator, simulated)",No,2026-03-02 23:30:05,',
  );
});

it('is named with the day it is for the user', () => {
  const at = new Date('2026-03-02T23:30:00Z');
  expect(csvName('visibility-results', at, 'UTC')).toBe('visibility-results-2026-03-02.csv');
  expect(csvName('visibility-results', at, 'Asia/Tokyo')).toBe('visibility-results-2026-03-03.csv');
});
