import { describe, expect, it } from 'vitest';
import { expectHarmless, HOSTILE } from './hostile-html.fixture.ts';
import { toSafeHtml } from './safe-html.rules.ts';

describe('HTML of a page', () => {
  it('keeps what the editor makes', () => {
    const html =
      '<h2>Title</h2><p>One <strong>two</strong> <em>three</em> <u>four</u> <s>five</s> <code>six</code><br />seven</p><ul><li><p>a</p></li></ul><ol start="3"><li><p>b</p></li></ol><blockquote><p>c</p></blockquote><pre><code>d</code></pre><hr /><p><a href="/pages/help">help</a> <a href="mailto:a@b.example">mail</a></p>';
    expect(toSafeHtml(html)).toBe(html);
  });

  it('is the same when it is made safe twice', () => {
    const once = toSafeHtml(
      '<h1>A &amp; B &lt;c&gt;</h1><p>1 < 2 <a href="https://example.com?a=1&b=2">x</a>',
    );
    expect(toSafeHtml(once)).toBe(once);
  });

  it('shows pictures that were uploaded here, and none from elsewhere', () => {
    const own = `/media/${'a'.repeat(64)}.webp`;
    expect(
      toSafeHtml(
        `<img src="${own}" alt="A &quot;chart&quot;" width="640" height="1e9" onerror="x()" srcset="https://evil.example/x 2x" loading="lazy">`,
      ),
    ).toBe(`<img src="${own}" alt="A &quot;chart&quot;" width="640" />`);
    expect(toSafeHtml('<img src="/brand/mark.svg">')).toBe('<img src="/brand/mark.svg" alt="" />');
    for (const src of [
      'https://evil.example/a.png',
      `https://evil.example${own}`,
      `//evil.example${own}`,
      '//evil.example/a.png',
      'data:image/svg+xml,<svg onload=alert(1)>',
      'blob:https://here.example/1',
      '/media/../api/auth/sign-out',
      `/media/${'a'.repeat(64)}.webp?x`,
      '/brand/../api/x.png',
      'javascript:alert(1)',
    ])
      expect(toSafeHtml(`<p>a<img src="${src}">b</p>`)).toBe('<p>ab</p>');
  });

  it.each(HOSTILE)('holds nothing that runs, loads or leads astray: %s', (hostile) => {
    const safe = toSafeHtml(hostile);
    expectHarmless(safe);
    expect(toSafeHtml(safe)).toBe(safe);
  });
});
