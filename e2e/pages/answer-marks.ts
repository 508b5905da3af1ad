import { expect, type Locator } from '@playwright/test';

interface Span {
  start: number;
  end: number;
}

/** As much of the browser's elements as is needed here: these tests are checked without the browser's types. */
interface ElementInArticle {
  closest(selector: string): unknown;
  ownerDocument: {
    createRange(): { setStart(node: unknown, offset: number): void; setEndBefore(node: unknown): void };
  };
}

/** What stands before an element in the article around it. Runs in the browser. */
function textBefore(element: ElementInArticle): string {
  const range = element.ownerDocument.createRange();
  range.setStart(element.closest('article'), 0);
  range.setEndBefore(element);
  return range.toString();
}

/** The highlighted words of an answer are exactly the places that the server judged, in its order. */
export async function expectMarksWhereJudged(
  answer: Locator,
  stored: Record<string, unknown>,
): Promise<void> {
  const { text, verdict } = stored as { text: string; verdict: { mentions: Span[]; rejected: Span[] } };
  const spans = [...verdict.mentions, ...verdict.rejected].sort((a, b) => a.start - b.start);
  expect(verdict.mentions.length, 'the answer names the company').toBeGreaterThan(0);
  // Highlighted text has a role that the browser knows and the runner does not.
  const marks = answer.locator('mark:not([data-other])');
  await expect(marks).toHaveText(spans.map(({ start, end }) => text.slice(start, end)));
  for (const [index, { start }] of spans.entries()) {
    const before = await marks.nth(index).evaluate(textBefore);
    expect(lettersOf(before).endsWith(lettersOf(withoutMarkdown(text.slice(0, start)))), 'its place').toBe(
      true,
    );
  }
}

/** Markdown's own digits and addresses are not shown as text. */
function withoutMarkdown(text: string): string {
  return text.replace(/^\s*\d+[.)]\s/gm, '').replace(/\[([^\]]*)\]\([^)]*\)?/g, '$1');
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
