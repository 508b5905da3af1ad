import { expect, it } from 'vitest';
import { dismissPrompt, isPromptDismissed } from './dismissed-prompt.ts';

const storage = (kept: string | null = null) => {
  let value = kept;
  return () => ({
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next;
    },
  });
};

it('stays away for the person who put it away, and for nobody else', () => {
  const open = storage();
  expect(isPromptDismissed(open, 'one')).toBe(false);
  dismissPrompt(open, 'one');
  dismissPrompt(open, 'two');
  expect(['one', 'two', 'three'].map((id) => isPromptDismissed(open, id))).toEqual([true, true, false]);
});

it('is shown where the browser keeps nothing', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  dismissPrompt(refuse, 'one');
  expect(isPromptDismissed(refuse, 'one')).toBe(false);
  expect(isPromptDismissed(storage('{"one":true}'), 'one')).toBe(false);
});
