import { describe, expect, it } from 'vitest';
import { cleanReport, faultInWords, fingerprintOf, toDescribed } from './error-report.rules.ts';

const report = (message: string, stack?: string) => ({
  message,
  route: '/tracker',
  ...(stack !== undefined && { stack }),
});

it('a report says its name, its words and its page, however it names them', () => {
  const told = (facts: object) => toDescribed({ category: 'UNKNOWN_ERROR', message: 'x is null', ...facts });
  expect(told({ name: 'TypeError', url: 'https://a.example/tracker?search=shoes#top' })).toMatchObject({
    message: 'TypeError: x is null',
    route: '/tracker',
  });
  expect(told({ name: 'x' }).message).toBe('x is null');
  expect(told({ context: { route: '/plans' } }).route).toBe('/plans');
  for (const nowhere of [{}, { url: 'http://[' }, { context: {} }]) expect(told(nowhere).route).toBe('/');
});

describe('what is kept of a report', () => {
  it.each([
    ['no account for ada@example.com', 'no account for [email]'],
    ['GET https://a.example/reset?token=abc failed', 'GET https://a.example/reset failed'],
    ['refused sk_live_abc123', 'refused [secret]'],
    ['session 9f8e7d6c5b4a39281706f5e4d3c2b1a0 ended', 'session [secret] ended'],
    ['no answer 0199c1de-0000-7000-8000-000000000000', 'no answer {id}'],
    ['from 192.168.10.20', 'from [address]'],
    [
      'Unexpected token N, "Northwind is our" is not valid JSON',
      'Unexpected token N, [text] is not valid JSON',
    ],
    [
      "keyword \"Northwind\" is taken, and 'running shoes' on 'Contoso' too",
      'keyword [text] is taken, and [text] on [text] too',
    ],
    [
      "Cannot read properties of undefined (reading 'ada@example.com')",
      'Cannot read properties of undefined (reading [text])',
    ],
    ["it isn't there and can't be", "it isn't there and can't be"],
  ])('is nothing personal and no secret: %s', (message, kept) => {
    expect(cleanReport(report(message)).message).toBe(kept);
  });

  it.each([
    "Cannot read properties of undefined (reading 'text')",
    "Cannot set properties of null (setting 'innerHTML')",
    "undefined is not an object (evaluating 'a.items[0].map')",
    `can't access property "text", x is undefined`,
    "Cannot destructure property 'rows' of 'answer' as it is undefined.",
    "Cannot access 'limit' before initialization",
    "Failed to execute 'removeChild' on 'Node': parameter 1 is not of type 'Node'.",
    "Cannot assign to read only property 'name' of object",
    'null value in column "was_name" of relation "keywords" violates not-null constraint',
    'duplicate key value violates unique constraint "plans_name"',
  ])('keeps the names of the program: %s', (message) => {
    expect(cleanReport(report(message)).message).toBe(message);
  });

  it('are the places of a stack, in every browser’s words, and not the message before them', () => {
    const chrome = 'Error: of ada@example.com\n    at draw (https://a.example/assets/page-abc1234.js:1:20)';
    expect(cleanReport(report('x', chrome)).stack).toBe(
      'at draw (https://a.example/assets/page-abc1234.js:1:20)',
    );
    const firefox = 'draw@https://a.example/assets/page-abc1234.js:1:20\n';
    expect(cleanReport(report('x', firefox)).stack).toBe(
      'at draw https://a.example/assets/page-abc1234.js:1:20',
    );
  });

  it('is no id of a page', () => {
    const route = '/tracker/reports/0199c1de-0000-7000-8000-000000000000';
    expect(cleanReport({ ...report('x'), route }).route).toBe('/tracker/reports/{id}');
  });
});

describe('what is told of a fault of the server', () => {
  it('is what it came from, without what a statement was given', () => {
    const cause = new Error('column "was_name" does not exist');
    const thrown = new Error('Failed query: select $1\nparams: ada@example.com', { cause });
    const { message, stack } = faultInWords(thrown);
    expect(message).toBe('Error: column "was_name" does not exist');
    expect(stack).toContain('error-report.rules.test.ts');
    expect(faultInWords(new Error('one\nparams: ada')).message).toBe('Error: one');
  });

  it('is something, whatever was thrown', () => {
    expect(faultInWords('no')).toEqual({ message: 'no', stack: '' });
  });
});

describe('two reports are the same', () => {
  const at = (place: string) => ({ message: 'row 7 is broken', stack: `at draw (${place})` });
  it('whatever their numbers and their build, and not where they broke elsewhere', () => {
    const one = fingerprintOf('API_ERROR', at('/assets/page-abc1234.js:1:20'));
    expect(fingerprintOf('API_ERROR', at('/assets/page-Xy_9-zz.js:3:999'))).toBe(one);
    expect(
      fingerprintOf('API_ERROR', { ...at('/assets/page-abc1234.js:1:20'), message: 'row 8 is broken' }),
    ).toBe(one);
    expect(fingerprintOf('API_ERROR', at('/assets/other-abc1234.js:1:20'))).not.toBe(one);
    expect(fingerprintOf('AUTH_ERROR', at('/assets/page-abc1234.js:1:20'))).not.toBe(one);
  });

  it('in one source, however the files of a build are called', () => {
    const source = 'src/pages/plans.tsx';
    const one = fingerprintOf('API_ERROR', at('/assets/page-abc1234.js:1:20'), source);
    expect(fingerprintOf('API_ERROR', at('/assets/shared-Xy_9-zz.js:3:9'), source)).toBe(one);
    expect(fingerprintOf('API_ERROR', at('/assets/page-abc1234.js:1:20'), 'src/other.tsx')).not.toBe(one);
  });
});
