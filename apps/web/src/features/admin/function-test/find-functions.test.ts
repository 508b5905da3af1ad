import type { ListedFunction } from '@answerscope/contract';
import { expect, test } from 'vitest';
import { findFunctions, ownName } from './find-functions.ts';

const listed = (name: string, kind: 'read' | 'write', path: string): ListedFunction => ({
  name,
  kind,
  path,
  method: 'POST',
  summary: 'Does it',
  view_as: 'hidden',
  file_field: null,
  example: null,
  optional_fields: [],
});
const FUNCTIONS = [
  listed('tags.get_tags', 'read', '/functions/tag-operations/get-tags'),
  listed('tags.create_tag', 'write', '/functions/tag-operations/create-tag'),
  listed('admin.run_admin_operation:get_user_details', 'read', '/functions/admin-operations'),
];
const namesOf = (q?: string, kind?: 'read' | 'write') =>
  findFunctions(FUNCTIONS, { ...(q && { q }), ...(kind && { kind }) }).map(
    ({ name, functions }) => `${name} ${functions.length}`,
  );

test('functions are found by all words, in name and address, and stay in their domains', () => {
  expect(namesOf()).toEqual(['tags 2', 'admin 1']);
  expect(namesOf('USER details')).toEqual(['admin 1']);
  expect(namesOf('tag-operations create')).toEqual(['tags 1']);
  expect(namesOf('tags', 'write')).toEqual(['tags 1']);
  expect(namesOf('nothing has this')).toEqual([]);
});

test('a function is called as in the API, without its domain', () => {
  expect(ownName('admin.run_admin_operation:get_user_details')).toBe('get_user_details');
  expect(ownName('tags.create_tag')).toBe('create_tag');
  expect(ownName('admin.faq_items.export')).toBe('faq_items.export');
});
