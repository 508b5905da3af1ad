import { expect, it } from 'vitest';
import { completeTexts, germanOf, inLanguage } from './translations.rules.ts';

const BUILT_IN = ({ name }: { name: string }) => (name === 'General' ? { name: 'Allgemein' } : null);
const entry = (name: string, de: { name: string } | null = null) => ({ id: 1, name, translations: { de } });

it('a German page shows what an administrator wrote, else the product’s own German, else the English text', () => {
  const shown = (row: ReturnType<typeof entry>) => {
    const { name, language, languages } = inLanguage(row, 'de', BUILT_IN);
    return [germanOf(row, BUILT_IN).source, name, language, languages];
  };
  expect(shown(entry('General', { name: 'Grundsätzliches' }))).toEqual([
    'written',
    'Grundsätzliches',
    'de',
    ['en', 'de'],
  ]);
  expect(shown(entry('General'))).toEqual(['built_in', 'Allgemein', 'de', ['en', 'de']]);
  expect(shown(entry('Billing'))).toEqual(['missing', 'Billing', 'en', ['en']]);
});

it('an English page shows the English text, and what is not translated stays', () => {
  expect(inLanguage(entry('General', { name: 'Allgemeines' }), 'en', BUILT_IN)).toMatchObject({
    id: 1,
    name: 'General',
    language: 'en',
    languages: ['en', 'de'],
  });
});

it('texts of which one is missing are none', () => {
  expect(completeTexts<{ a: string; b: string }>({ a: 'x', b: '' })).toEqual({ a: 'x', b: '' });
  expect(completeTexts<{ a: string; b: string }>({ a: 'x', b: undefined })).toBeNull();
});
