import { expect, it } from 'vitest';
import { markdownToHtml } from './markdown-html.ts';

it('renders code, emphasis, links and lists', () => {
  expect(
    markdownToHtml('Send `Authorization`, **always**.\n\n- [Guide](https://example.com/a?b=1&c=2)\n- two'),
  ).toBe(
    '<p>Send <code>Authorization</code>, <strong>always</strong>.</p>' +
      '<ul><li><p><a href="https://example.com/a?b=1&#38;c=2">Guide</a></p></li><li><p>two</p></li></ul>',
  );
});

it('leaves no tag and no script of its source', () => {
  const html = markdownToHtml('<script>alert(1)</script> `<b>` [x](javascript:alert(1)) "quoted"');
  expect(html).not.toMatch(/<(script|b)>|href="javascript/);
});
