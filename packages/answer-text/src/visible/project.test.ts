import { describe, expect, it } from 'vitest';
import { projectVisibleText } from './project.ts';
import { Units } from './units.ts';
import { REMOVED, toOriginalRange } from './visible-text.ts';

const HOSTS = new Set(['zillow.com', 'Booking.com']);
const isHost = (host: string): boolean => HOSTS.has(host);
const visible = (answer: string): string => projectVisibleText(answer, isHost).text.replaceAll('\u2060', '');

describe('the visible text of an answer', () => {
  it('drops emphasis marks and keeps what they mark', () => {
    expect(visible('**Vuori** is _soft_ and ~~old~~ new, 2 * 3 and snake_case stay')).toBe(
      'Vuori is soft and old new, 2 * 3 and snake_case stay',
    );
  });

  it('shows the text of a link and hides its target', () => {
    const projected = projectVisibleText(
      'Try [Asana](https://asana.com/pricing?utm_source=x "Asana") today',
      isHost,
    );
    expect(projected.text.replaceAll('\u2060', '')).toBe('Try Asana today');
    expect(projected.links.map((link) => link.url)).toEqual(['https://asana.com/pricing']);
  });

  it('hides full addresses and e-mail addresses and keeps bare hosts', () => {
    expect(
      visible('See https://a.example/x, www.b.com/y or zillow.com/homes; mail me@c.org. Use zillow.com too'),
    ).toBe(`See ${REMOVED}, ${REMOVED} or ${REMOVED}; mail ${REMOVED}. Use zillow.com too`);
  });

  it('keeps an address that only its host tells, where no host is known, and no link that it may hold', () => {
    const text = 'See zillow.com/homes and zillow.com/[x y](https://a.example)';
    expect(projectVisibleText(text, null).text).toBe(`See zillow.com/homes and zillow.com/[x y](${REMOVED})`);
  });

  it('reads units as strings and back where the machine has no quick way', () => {
    const text = 'AT&T 😀 \ud800 ü'.repeat(2_000);
    const units = new Units(text.length, null);
    units.write(text);
    expect(units.text(0, text.length)).toBe(text);
    expect(units.text(3, 6)).toBe(text.slice(3, 6));
  });

  it('hides no more than the address, where one runs into the next', () => {
    expect(visible('by me@acme.examplehttps://acme.example/x now')).toBe(`by ${REMOVED}${REMOVED} now`);
  });

  it('keeps two names joined by a slash although one is a host', () => {
    expect(visible('Booking.com/Expedia and Node.js/Express')).toBe(
      'Booking.com/Expedia and Node.js/Express',
    );
  });

  it('decodes entities, also those escaped twice', () => {
    expect(visible('AT&amp;T, AT&amp;amp;T and Ben &#38; Jerry&rsquo;s')).toBe(
      'AT&T, AT&T and Ben & Jerry’s',
    );
  });

  it('removes zero-width characters, footnote numbers and citation marks', () => {
    expect(visible('Hub\u200bSpot[1][2] leads【4†source】 [^3]here')).toBe('HubSpot leads here');
  });

  it('knows headings, items with their numbers, tables, code and reference lines', () => {
    const { lines } = projectVisibleText(
      '## Top\n2. Asana\n- Monday\n| a | b |\n|---|---|\n```py\nx = 1\n```\nSources:\n- [A](https://a.com)\n[1]: https://b.com',
      isHost,
    );
    expect(lines.map((line) => line.kind)).toEqual([
      'heading',
      'item',
      'item',
      'table',
      'blank',
      'blank',
      'code',
      'blank',
      'prose',
      'source',
      'source',
    ]);
    expect(lines[1]?.ordinal).toBe(2);
  });

  it('reads the beginning of a reference line once, also in a quotation or an indented one', () => {
    for (const [answer, shown, origin] of [
      ['> [^2]: Acme', '  : Acme', [0, 1, 6, 7, 8, 9, 10, 11]],
      ['  [^2]: Acme', '  : Acme', [0, 1, 6, 7, 8, 9, 10, 11]],
    ] as const) {
      const projected = projectVisibleText(answer, isHost);
      expect(projected.text).toBe(shown);
      expect([...projected.origin]).toEqual(origin);
      expect(projected.lines.map(({ kind }) => kind)).toEqual(['source']);
    }
  });

  it('leads every visible range back to the stored text', () => {
    const answer = '**AT&amp;T** and Poil\u0061\u0302ne';
    const projected = projectVisibleText(answer, isHost);
    const at = projected.text.indexOf('AT&T');
    const [start, end] = toOriginalRange(projected, at, at + 4);
    expect(answer.slice(start, end)).toBe('AT&amp;T');
  });

  it('reads a megabyte of unclosed brackets, backticks and tags in linear time', () => {
    for (const piece of ['[', '](', '`a ', '<a ', '![', '*_', '&amp;', '(', 'a.b@', '||', '【']) {
      const answer = piece.repeat(Math.ceil(200_000 / piece.length));
      expect(projectVisibleText(answer, isHost).text.length).toBeLessThanOrEqual(answer.length + 1);
    }
  });

  it('hides what no page shows: programs, style sheets and comments of several lines', () => {
    expect(visible('Try Copper.\n<script>\ntrack("Zoho");\n</script>\nNot <b>Close</b>.')).toBe(
      'Try Copper.\n\n\nNot Close.',
    );
    expect(visible('<STYLE type="text/css">.zoho { color: red }</STYLE>Copper')).toBe('\nCopper');
    expect(visible('Copper\n<!-- Zoho\nZendesk -->\nClose')).toBe('Copper\n\n\nClose');
  });

  it('shows what only speaks of such an element, or never closes it', () => {
    expect(visible('Put `<script>` before Zoho and `</script>` behind it')).toContain('before Zoho and');
    expect(visible('A <script> tag, then Zoho')).toContain('then Zoho');
    expect(visible('```html\n<script>\nzoho()\n</script>\n```')).toContain('zoho()');
  });
});
