import { describe, expect, it } from 'vitest';
import { readInput } from './read-input.ts';

describe('an input that is typed', () => {
  it('is an object, or none', () => {
    expect(readInput('{ "page": 2 }')).toEqual({ input: { page: 2 }, fault: null });
    expect(readInput(' \n')).toEqual({ input: null, fault: null });
    expect(readInput('[1]').fault).toContain('must be an object');
    expect(readInput('null').fault).toContain('must be an object');
  });

  it.each([
    ['{ "page": 2', 'line 1, column 12, it ends too early'],
    ['{\n  "page": 2,\n}', 'line 3, column 1, “}” is not expected'],
    ['{\n  "page": 2\n  "sort": "name"\n}', 'line 3, column 3, “"” is not expected'],
    ["{ 'page': 2 }", "line 1, column 3, “'” is not expected"],
    ['{ "page": 02 }', 'line 1, column 11, “0” is not expected'],
    ['{ "page": nothing }', 'line 1, column 11, “n” is not expected'],
    ['{} {}', 'line 1, column 4, “{” is not expected'],
    ['{ "a": [1, {"b": }] }', 'line 1, column 18, “}” is not expected'],
  ])('that is no JSON says where: %j', (typed, place) => {
    expect(readInput(typed).fault).toBe(`This is no JSON: ${place}`);
  });
});
