import { expect, it } from 'vitest';
import { judgeTranslations } from './judge-translations.ts';

it('names files that are not translated, and messages that a translation lacks or has alone', () => {
  const messages = new Map<string, Record<string, unknown>>([
    ['a/messages.ts', { save: 'Save', cancel: 'Cancel' }],
    ['a/messages.de.ts', { default: { save: 'Speichern', former: 'Früher' } }],
    ['b/messages.ts', { name: 'Name' }],
    ['c/x-messages.ts', { name: 'Name' }],
    ['c/x-messages.de.ts', { default: { name: 'Name' } }],
  ]);
  expect(judgeTranslations(messages, 'de')).toEqual({
    total: 4,
    translated: 2,
    faults: [
      'a/messages.ts lacks in de: cancel.',
      'a/messages.ts has in de alone: former.',
      'b/messages.ts is not translated (de).',
    ],
  });
});
