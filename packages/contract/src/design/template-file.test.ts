import { expect, it } from 'vitest';
import { BUILT_IN_TEMPLATES } from './built-in-templates.ts';
import { readTemplateFile, writeTemplateFile } from './template-file.ts';

const [first] = BUILT_IN_TEMPLATES;
const template = { name: 'Teal', description: '', tokens: [...(first?.tokens ?? [])] };
const changed = (more: object) =>
  readTemplateFile(JSON.stringify({ ...JSON.parse(writeTemplateFile(template)), ...more }));

it('a theme template comes back out of its file as it was', () => {
  expect(readTemplateFile(writeTemplateFile(template))).toEqual({ template });
});

it('a file that is none is refused, with each fault in words', () => {
  const accent = { token_name: 'accent', scheme: 'dark', token_value: 'url(x)' };
  expect(readTemplateFile('{')).toEqual({ faults: ['This file is no JSON'] });
  expect(readTemplateFile(' '.repeat(64_001))).toEqual({ faults: ['A file has at most 64 kB'] });
  expect(changed({ format: 'other' })).toEqual({ faults: ['format: This file is no theme template'] });
  expect(changed({ name: ' ' })).toEqual({ faults: ['name: Please name the theme template'] });
  expect(
    changed({ tokens: [accent, { ...accent, scheme: 'sepia' }, { ...accent, token_name: 'primary' }] }),
  ).toEqual({
    faults: ['Token 2: Please say whether it is for dark, light or both'],
  });
  expect(changed({ tokens: [accent, { ...accent, token_name: 'primary', token_value: '#000' }] })).toEqual({
    faults: [
      'accent (dark): Please enter a colour such as #5f5cdf',
      'primary (dark): This name is protected. It is a standard colour name of themes, kept free for parts of other makers.',
    ],
  });
});
