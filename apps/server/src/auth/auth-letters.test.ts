import { expect, it } from 'vitest';
import { confirmationLetter } from './auth-letters.ts';

const URL = 'https://app.example/confirm';
const labelOf = (isSignUp: boolean) =>
  confirmationLetter('en', { url: URL, isSignUp }).blocks.flatMap((block) =>
    block.kind === 'link' ? [block] : [],
  );
const textOf = (isSignUp: boolean) => JSON.stringify(confirmationLetter('en', { url: URL, isSignUp }));

it('welcomes who signs up, and only confirms the address of who asks in the settings', () => {
  expect(textOf(true)).toContain('Welcome to Answerscope');
  expect(labelOf(true)).toEqual([{ kind: 'link', label: 'Confirm and start', url: URL }]);
  expect(textOf(false)).not.toMatch(/welcome|start|sign up/i);
  expect(labelOf(false)).toEqual([{ kind: 'link', label: 'Confirm address', url: URL }]);
});

it('speaks the language of who is asked', () => {
  expect(confirmationLetter('de', { url: URL, isSignUp: true })).toMatchObject({
    language: 'de',
    subject: 'E-Mail-Adresse für Answerscope bestätigen',
  });
});
