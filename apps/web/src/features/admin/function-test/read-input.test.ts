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
    ['{ "page": 2', 'It ends too early at line 1, column 12'],
    ['{\n  "page": 2,\n}', '“}” is not expected at line 3, column 1'],
    ['{\n  "page": 2\n  "sort": "name"\n}', '“"” is not expected at line 3, column 3'],
    ["{ 'page': 2 }", "“'” is not expected at line 1, column 3"],
    ['{ "page": 02 }', '“0” is not expected at line 1, column 11'],
    ['{ "page": nothing }', '“n” is not expected at line 1, column 11'],
    ['{} {}', '“{” is not expected at line 1, column 4'],
    ['{ "a": [1, {"b": }] }', '“}” is not expected at line 1, column 18'],
  ])('that is no JSON says where: %j', (typed, place) => {
    expect(readInput(typed).fault).toBe(`Invalid JSON. ${place}`);
  });
});
