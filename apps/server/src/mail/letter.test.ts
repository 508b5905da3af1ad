import { describe, expect, it } from 'vitest';
import { personId } from '../../test/ids.ts';
import { renderLetter } from './letter.ts';

const letter = renderLetter(
  { id: personId('0199c1de-0000-7000-8000-000000000000'), email: 'person@example.com' },
  {
    language: 'de',
    subject: 'Your <address>',
    blocks: [
      { kind: 'heading', words: 'Anna & Co' },
      { kind: 'words', words: 'Anna & "Bob" <b>asked</b>.' },
      { kind: 'facts', facts: [{ label: 'New address', value: 'a<b@example.com' }] },
      { kind: 'link', label: "Confirm it's you", url: 'https://example.com/a?b=c&d="e"' },
      { kind: 'footnote', words: 'Enough?', label: 'Stop <these>', url: 'https://example.com/?a&b' },
    ],
  },
);

describe('a letter', () => {
  it('says the same as text, its link on a line of its own', () => {
    expect(letter.text.split('\n')).toEqual([
      'Anna & Co',
      '---------',
      '',
      'Anna & "Bob" <b>asked</b>.',
      '',
      'New address: a<b@example.com',
      '',
      "Confirm it's you:",
      '',
      'https://example.com/a?b=c&d="e"',
      '',
      'Enough?',
      '',
      'Stop <these>:',
      '',
      'https://example.com/?a&b',
      '',
    ]);
  });

  it('says the same as HTML, in which nothing that was typed is markup', () => {
    expect(letter.html).toContain('<title>Your &lt;address&gt;</title>');
    expect(letter.html).toContain('Anna &amp; &quot;Bob&quot; &lt;b&gt;asked&lt;/b&gt;.');
    expect(letter.html).toContain('New address: <strong>a&lt;b@example.com</strong>');
    expect(letter.html).toContain('<a href="https://example.com/a?b=c&amp;d=&quot;e&quot;"');
    expect(letter.html).toContain('>Confirm it&#39;s you</a>');
    expect(letter.html).toContain('>Anna &amp; Co</h2>');
    expect(letter.html).toMatch(
      /Enough\? <a href="https:\/\/example\.com\/\?a&amp;b"[^>]*>Stop &lt;these&gt;<\/a>/,
    );
  });
});
