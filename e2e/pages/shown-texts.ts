import type { Page, Request } from '@playwright/test';
import { isContentField, textsIn } from './content-fields.ts';

/** What a page shows: its texts, and what it says to those who cannot see it. */
export const TEXTS = `[...document.querySelectorAll('body *')].flatMap((element) => {
  if (element.closest('script, style, textarea, code, pre, body [lang], [data-content], noscript') || !element.checkVisibility()) return [];
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data);
  return [...own, ...['placeholder', 'aria-label', 'aria-valuetext', 'aria-description', 'aria-roledescription', 'title', 'alt'].map((name) => element.getAttribute(name))];
}).concat(document.title).filter(Boolean)`;

interface Replies {
  /** Texts of fields that hold no words of the product. */
  content: readonly string[];
  fieldsWith: (texts: readonly string[]) => string[];
}

/** The texts of replies to this page. */
export function readReplies(page: Page): () => Promise<Replies> {
  const bodies: Promise<string>[] = [];
  page.on('requestfinished', (request) => bodies.push(bodyOf(request).catch(() => '')));
  return async () => {
    const sent = (await Promise.all(bodies)).flatMap(textsIn);
    return {
      content: sent.filter(({ path }) => isContentField(path)).map(({ text }) => text),
      fieldsWith: (texts) => [
        ...new Set(
          sent
            .filter(
              ({ text }) => text.length > 3 && texts.some((one) => one.includes(text) || text.includes(one)),
            )
            .map(({ path }) => path),
        ),
      ],
    };
  };
}

async function bodyOf(request: Request): Promise<string> {
  const response = await request.response();
  return /json|html/.test(response?.headers()['content-type'] ?? '') ? ((await response?.text()) ?? '') : '';
}
