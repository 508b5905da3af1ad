import { expect, it } from 'vitest';
import { accented } from './accented-search.ts';
import { pseudo } from './pseudo-language.ts';

it('finds a text in English and in the pseudo-language', () => {
  for (const text of ['Save tags', pseudo('Save tags')]) {
    expect(text).toMatch(accented('save tags'));
    expect(text).toMatch(accented('Save tags', true));
    expect(text).toMatch(accented(/^Saved? (tags|topics)$/));
  }
  expect(pseudo('Save all tags')).not.toMatch(accented('Save tags'));
  expect(pseudo('Save tags now')).not.toMatch(accented('Save tags', true));
});
