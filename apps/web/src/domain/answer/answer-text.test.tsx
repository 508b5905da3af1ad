import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { markSpans } from './answer-spans.ts';
import { AnswerText } from './answer-text.tsx';

const render = (text: string, mentions: { start: number; end: number }[] = []) =>
  renderToStaticMarkup(
    <AnswerText
      text={text}
      spans={markSpans({
        mentions: mentions.map((place) => ({
          ...place,
          matched_name: 'Northwind',
          code: 'exact_name',
          explanation: '',
          confidence: 1,
        })),
        rejected: [],
      })}
    />,
  );

it.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '- <svg onload=alert(1)>\n- **<iframe src="https://evil.example">**',
  '> <a href="javascript:alert(1)">x</a>',
  '`<img src=x onerror=alert(1)>`\n\n```\n<script>alert(1)</script>\n```',
  '| a |\n| - |\n| <img src=x onerror=alert(1)> |',
])('what an assistant writes is text and never becomes an element of the page: %s', (text) => {
  const html = render(text);
  expect(html).not.toMatch(/<(img|script|svg|iframe)/i);
  expect(html).toMatch(/&lt;(img|script|svg|iframe|a)/);
});

it('a link that is a script is none', () => {
  for (const address of ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x'])
    expect(render(`[click](${address})`)).not.toMatch(/href="(javascript|data|vbscript)/i);
});

it('the mention is marked where it stands', () => {
  expect(render('Try **Northwind** first.', [{ start: 6, end: 15 }])).toMatch(
    /<strong><mark[^>]*>Northwind<\/mark><\/strong>/,
  );
});

it('an entity is the character it is, and marked whole with the name it stands in', () => {
  expect(render('AT&amp;T sells it.', [{ start: 0, end: 8 }])).toMatch(/<mark[^>]*>AT&amp;T<\/mark>/);
  expect(render('Caf&eacute; &#128512;', [{ start: 0, end: 11 }])).toMatch(/<mark[^>]*>Café<\/mark>.* 😀/);
  expect(render('&lt;script&gt;alert(1)&lt;/script&gt;')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(render('`AT&amp;T`')).toContain('AT&amp;amp;T');
});

it('a cell too many is shown, and a row breaks where the answer says so', () => {
  const html = render('Prices:\n| a | b |\n|---|---|\n| one<br>two | 2 | Northwind |');
  expect(html).toMatch(/one<\/span><br\/><span>two/);
  expect(html).toMatch(/<td><span>Northwind/);
});

it('what is too large to format is shown as it was written, with its marks', () => {
  const text = `${'**a** line\n'.repeat(6_000)}Northwind`;
  const start = text.indexOf('Northwind');
  const html = render(text, [{ start, end: start + 9 }]);
  expect(html).toContain('too large to format');
  expect(html).toContain('**a** line');
  expect(html).toMatch(/<mark[^>]*>Northwind<\/mark>/);
  expect(html).not.toContain('<strong>');
});

it('a host is shown as people write it, marks included', () => {
  const text = 'Ask xn--grnderforum-uhb.example, or Northwind.';
  const start = text.indexOf('Northwind');
  expect(render(text, [{ start, end: start + 9 }])).toMatch(
    /Ask gründerforum\.example, or <\/span><mark[^>]*>Northwind/,
  );
});
