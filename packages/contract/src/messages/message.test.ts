import { expect, it } from 'vitest';
import { message, messagesIn, type Translation } from './message.ts';

const english = {
  title: 'Sign in' as const,
  left: message('{count, plural, one {# answer is} other {# answers are}} left out of {report}.'),
  help: message('New here? <link>Create {what, select, account {an account} other {a brand}}</link>'),
};

it('says a number as the language writes it, in the form that the number asks for', () => {
  expect(english.left({ count: 1, report: 'May' })).toBe('1 answer is left out of May.');
  expect(english.left({ count: 12_345, report: 'May' })).toBe('12,345 answers are left out of May.');
  expect(messagesIn('de')('{n, number} €')({ n: 12_345 })).toBe('12.345 €');
});

it('rounds a whole percent as every other figure does', () => {
  const rate = message('{rate, number, ::percent}');
  expect([0.285, 0.145, 0.5, 0.999].map((one) => rate({ rate: one }))).toEqual(
    [0.285, 0.145, 0.5, 0.999].map((one) => `${Math.round(100 * one)}%`),
  );
  expect(message('{rate, number, ::percent .0}')({ rate: 0.285 })).toBe('28.5%');
});

it('gives the parts of a sentence with an element, in the order of the language', () => {
  const link = (inner: readonly (string | { link: string })[]) => ({ link: inner.join('') });
  expect(english.help({ what: 'account', link })).toEqual(['New here? ', { link: 'Create an account' }]);
});

it('refuses a text that is no message', () => {
  expect(() => message('{count, plural, one {#}}')).toThrow();
});

it('is checked with its keys and values by the compiler', () => {
  expect(wrongUses).toBeTypeOf('function');
});

/** Each of these lines fails `npm run check` as soon as the types let it pass. */
function wrongUses() {
  // @ts-expect-error a missing key
  english.titel;
  // @ts-expect-error a missing value
  english.left({ count: 1 });
  // @ts-expect-error a value of another name
  english.left({ count: 1, report: 'May', raport: 'May' });
  // @ts-expect-error a number as a text: it would be written as English writes it
  english.left({ count: '1', report: 'May' });
  // @ts-expect-error a text as a number
  english.left({ count: 1, report: 5 });
  // @ts-expect-error an element that nothing draws
  english.help({ what: 'account' });
  // @ts-expect-error a day without its time zone
  message('Since {day, date}')({ day: new Date() });
  const inGerman = messagesIn('de');
  const left = inGerman('{count, plural, one {# Antwort fehlt} other {# Antworten fehlen}} in {report}.');
  const help = inGerman('Neu? <link>{what, select, account {Konto} other {Marke}} anlegen</link>');
  const titled = { title: 'Anmelden', left, help } satisfies Translation<typeof english>;
  // @ts-expect-error a translation without a key
  const incomplete = { title: 'Anmelden', help } satisfies Translation<typeof english>;
  // @ts-expect-error a translation of a key that is gone
  const outdated = { ...titled, gone: 'Weg' } satisfies Translation<typeof english>;
  // @ts-expect-error a translation that asks for what nobody passes
  const other = { ...titled, left: inGerman('{company}') } satisfies Translation<typeof english>;
  return [incomplete, outdated, other];
}
