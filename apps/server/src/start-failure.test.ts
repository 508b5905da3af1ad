import { describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { startFailureInWords } from './start-failure.ts';

describe('a start that fails', () => {
  it.each([
    ['EADDRINUSE', 'This port is in use'],
    ['EADDRNOTAVAIL', 'HOST names an address'],
    ['ENOTDIR', 'DATA_DIR is not a folder'],
    ['28P01', 'refused the password'],
  ])('%s is said in words, without a stack', (code, words) => {
    const text = startFailureInWords(Object.assign(new Error('raw'), { code }));
    expect(text).toContain(words);
    expect(text).not.toMatch(/\n\s+at /);
  });

  it('a database that does not answer is named', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(startFailureInWords(new Error('wrapped', { cause: refused }))).toContain('DATABASE_URL');
  });

  it('wrong settings keep their own words', () => {
    expect(startFailureInWords(new ConfigError('PORT: must be a number'))).toBe('PORT: must be a number');
  });

  it('what has no words yet tells what caused it, too', () => {
    const deep = new Error('Failed query: select 1', { cause: new Error('no such column') });
    expect(startFailureInWords(new TypeError('odd', { cause: deep }))).toMatch(
      /TypeError: odd[\s\S]+\nbecause: Failed query: select 1\nbecause: no such column$/,
    );
  });

  it('what has no words yet keeps its stack', () => {
    expect(startFailureInWords(new TypeError('odd'))).toContain('TypeError: odd');
  });
});
