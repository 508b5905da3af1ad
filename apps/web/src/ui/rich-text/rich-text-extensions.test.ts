import { isPageLink, isPagePicture, PAGE_HTML } from '@answerscope/contract';
import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { richTextExtensions } from './rich-text-extensions.ts';

const schema = getSchema(
  richTextExtensions({ attributes: PAGE_HTML, isLink: isPageLink, isPicture: isPagePicture }),
);

/** Tags with the attributes that they are written with, in what a node or a mark becomes. */
function tagsIn(made: unknown): [tag: string, attributes: string[]][] {
  if (!Array.isArray(made) || typeof made[0] !== 'string') return [];
  const [tag, ...rest] = made;
  const [first] = rest;
  const attributes =
    typeof first === 'object' && first !== null && !Array.isArray(first)
      ? Object.entries(first).flatMap(([name, value]) => (value === null ? [] : [name]))
      : [];
  return [[tag, attributes], ...rest.flatMap(tagsIn)];
}

function everyTag(): Map<string, Set<string>> {
  const written: [string, string[]][] = [];
  for (const type of Object.values(schema.nodes)) {
    if (type.name === 'doc' || type.name === 'text') continue;
    const given = Object.fromEntries(Object.keys(type.spec.attrs ?? {}).map((name) => [name, '3']));
    const levels = type.name === 'heading' ? [1, 2, 3, 4, 5, 6] : [3];
    for (const level of levels)
      written.push(...tagsIn(type.spec.toDOM?.(type.create({ ...given, ...(given.level && { level }) }))));
  }
  for (const type of Object.values(schema.marks)) {
    const given = Object.fromEntries(Object.keys(type.spec.attrs ?? {}).map((name) => [name, '/3']));
    written.push(...tagsIn(type.spec.toDOM?.(type.create(given), true)));
  }
  const all = new Map<string, Set<string>>();
  for (const [tag, attributes] of written) all.set(tag, new Set([...(all.get(tag) ?? []), ...attributes]));
  return all;
}

describe('what the editor of pages makes', () => {
  it('is what the server keeps of a page: the same tags with the same attributes', () => {
    const made = Object.fromEntries([...everyTag()].map(([tag, names]) => [tag, [...names].sort()]));
    const kept = Object.fromEntries(
      Object.entries(PAGE_HTML).map(([tag, names]) => [tag, [...names].sort()]),
    );
    expect(made).toEqual(kept);
  });
});
