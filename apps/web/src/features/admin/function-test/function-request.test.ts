import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { shellQuoted, toCurl, toFunctionRequest } from './function-request.ts';

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, file_field: string | null = null) => ({
  method,
  path,
  file_field,
});

describe('the request of a function', () => {
  it('has what the address has a place for in the address, and the rest in the query of a read', () => {
    const request = toFunctionRequest(call('GET', '/api/keywords/{id}/history'), { id: 'a/b', page: 2 });
    expect(request).toMatchObject({ path: '/api/keywords/a%2Fb/history?page=2', body: null });
  });

  it('has the rest in its body otherwise, and none where the function takes no input', () => {
    expect(
      toFunctionRequest(call('DELETE', '/api/competitors/{id}'), { id: 'x', force: true }),
    ).toMatchObject({ path: '/api/competitors/x', body: '{"force":true}' });
    expect(toFunctionRequest(call('POST', '/rpc/stop_view_as'), null).body).toBeNull();
  });

  it('has everything in the query where the body is a file', () => {
    const request = toFunctionRequest(call('POST', '/api/admin/media', 'image'), { purpose: 'logo' });
    expect(request).toEqual({
      method: 'POST',
      path: '/api/admin/media?purpose=logo',
      body: null,
      takesFile: true,
    });
  });
});

describe('a request as a command line', () => {
  it.each([
    "it's",
    '$(touch /tmp/no) `id` "$HOME"',
    "'; rm -rf / #",
    'two\nlines \\ and a \\n',
    '@file',
    'äöü 日本',
  ])('keeps %j one word, with nothing in it done', (text) => {
    expect(execFileSync('sh', ['-c', `printf %s ${shellQuoted(text)}`], { encoding: 'utf8' })).toBe(text);
  });

  it('says address, body and a token that is not there', () => {
    const request = toFunctionRequest(call('POST', '/rpc/x'), { name: "it's" });
    const command = toCurl('https://example.com', request);
    const words = execFileSync('sh', ['-c', `set -- ${command}; printf '%s\\n' "$@"`], {
      encoding: 'utf8',
      env: { ANSWERSCOPE_TOKEN: 'of-the-reader' },
    }).split('\n');
    expect(words).toEqual([
      'curl',
      '-X',
      'POST',
      'https://example.com/rpc/x',
      '-H',
      'authorization: Bearer of-the-reader',
      '-H',
      'content-type: application/json',
      '--data-raw',
      '{"name":"it\'s"}',
      '',
    ]);
    expect(command).toContain('$ANSWERSCOPE_TOKEN');
  });
});
